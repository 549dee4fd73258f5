import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { startMailServer } from '#api/outbox/test-mail-server.ts';
import { startWatch } from '../load/page-watch.ts';
import { startCrowd } from '../server/askers.ts';
import { numberOption, preparePostgres, startServer, stopServer } from '../server/processes.ts';
import { checkNothingLost, untilMailed, Verdict } from '../server/verdict.ts';

// PostgreSQL goes away and comes back under load, and an administrator ends every session: the process stays, pages stay,
// questions are refused in words meanwhile, and nothing acknowledged is lost. Options: --rounds N, --people N.

const rounds = numberOption('rounds', 20);
const verdict = new Verdict();
const place = await preparePostgres();
const mail = await startMailServer();
const server = await startServer({ ...place.environment, SMTP_URL: mail.url });
const crowd = startCrowd(numberOption('people', 4), () => server.url);
const watch = startWatch(server.url);

let refusedInWords = 0;
for (let round = 0; round < rounds; round++) {
  await pause(200 + Math.random() * 400);
  await place.postgres.pause();
  refusedInWords += Number(await isRefusedInWords());
  await pause(Math.random() * 500);
  await place.postgres.resume();
  await pause(200 + Math.random() * 400);
  await endAllSessions();
}
await crowd.finish();
await untilMailed(place, 3_600_000);
const pages = await watch.stop();
const { statuses } = crowd.tally;
console.log(`stopped ${rounds} times, sessions ended ${rounds} times; answers:`, Object.fromEntries(statuses));
verdict.check('the process is the one that was started', server.child.exitCode === null);
verdict.check(
  `${pages.asked} pages asked for meanwhile, ${pages.failed} failed; the slowest took ${pages.slowestMs} ms`,
  pages.failed === 0,
);
verdict.check(
  `while it was away ${refusedInWords} of ${rounds} questions were refused in words`,
  refusedInWords === rounds,
);
const other = [...statuses.keys()].filter((status) => status !== 201 && status !== 503);
verdict.check(
  `questions were answered with 201 or 503 and nothing else (${other.join(', ') || 'none'})`,
  other.length === 0,
);
const health = await fetch(`${server.url}/api/health`);
verdict.check(`health afterwards: ${await health.text()}`, health.status === 200);
await stopServer(server, 'SIGTERM');
await checkNothingLost(verdict, place, crowd.tally, mail.received);
await mail.close();
await place.remove();
verdict.end();

async function isRefusedInWords(): Promise<boolean> {
  const answer = await fetch(`${server.url}/api/questions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', question: 'Anybody there?' }),
  });
  const { error } = await answer.json();
  return answer.status === 503 && /^We cannot store/.test(error);
}

/** As an administrator does, or a failover: idle connections and ones in a transaction are closed. */
async function endAllSessions(): Promise<void> {
  const store = await place.open();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(store.db);
  await store.close();
}
