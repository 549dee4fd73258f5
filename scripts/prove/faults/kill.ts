import { setTimeout as pause } from 'node:timers/promises';
import { startMailServer } from '#api/outbox/test-mail-server.ts';
import { startCrowd } from '../server/askers.ts';
import { type Engine, numberOption, preparePlace, startServer, stopServer } from '../server/processes.ts';
import { checkNothingLost, proveOnEngines, untilMailed, type Verdict } from '../server/verdict.ts';

// Kills the server under load, again and again, and counts what was lost. Each life of a server lasts until so many questions
// were acknowledged, and a moment more. Options: --rounds N, --people N, --each N, --sqlite, --postgres.

const rounds = numberOption('rounds', 100);
const people = numberOption('people', 8);
/** Acknowledged in each life, at least. */
const each = numberOption('each', 12);
const longestLifeMs = 60_000;

async function prove(engine: Engine, verdict: Verdict): Promise<void> {
  const place = await preparePlace(engine);
  const mail = await startMailServer();
  const environment = { ...place.environment, SMTP_URL: mail.url };
  let url: string | undefined;
  const crowd = startCrowd(people, () => url);
  for (let round = 0; round < rounds; round++) {
    const server = await startServer(environment);
    ({ url } = server);
    const before = crowd.tally.acknowledged.length;
    const end = Date.now() + longestLifeMs;
    while (crowd.tally.acknowledged.length < before + each && Date.now() < end) await pause(5);
    await pause(Math.random() * 100);
    await stopServer(server, 'SIGKILL');
    url = undefined;
  }
  const last = await startServer(environment);
  ({ url } = last);
  await crowd.finish();
  await untilMailed(place, 3_600_000);
  await stopServer(last, 'SIGTERM');
  console.log(`\n${engine}: killed ${rounds} times; answers:`, Object.fromEntries(crowd.tally.statuses));
  const { length } = crowd.tally.acknowledged;
  verdict.check(`${length} acknowledged over ${rounds} lives: enough to lose some`, length >= rounds * each);
  await checkNothingLost(verdict, place, crowd.tally, mail.received);
  await mail.close();
  await place.remove();
}

await proveOnEngines(prove);
