import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ask, expectNothingLost, isRefusedInWords, startCrowd } from './concurrent-questions.ts';
import { openPostgres, untilMailed } from './database.ts';
import { startMail } from './mail-server.ts';
import { startServer, stopServer } from './server.ts';

const outages = 4;

/** Opens a page over and over; resolves with the statuses that were seen. */
function watchPages(url: string): { stop(): Promise<ReadonlySet<number>> } {
  const statuses = new Set<number>();
  let isWatching = true;
  const watching = (async () => {
    while (isWatching) {
      statuses.add((await fetch(`${url}/guides/emergency-checklist`)).status);
      await pause(50);
    }
  })();
  return {
    async stop() {
      isWatching = false;
      await watching;
      return statuses;
    },
  };
}

test('PostgreSQL stops and ends sessions under load: pages stay, questions are refused in words, nothing is lost', async () => {
  const database = await openPostgres();
  const mail = await startMail();
  const server = await startServer({ ...database.environment, SMTP_URL: mail.url });
  const crowd = startCrowd(4, () => server.url);
  const pages = watchPages(server.url);
  for (let round = 0; round < outages; round++) {
    await pause(500);
    await database.postgres.pause();
    expect(await ask(server.url, `outage-${round}`)).toSatisfy(isRefusedInWords);
    await database.postgres.resume();
    await pause(500);
    // As a failover does, or an administrator.
    await database.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  }
  await crowd.finish();
  await untilMailed(database);
  expect(server.child.exitCode).toBeNull();
  expect([...(await pages.stop())]).toEqual([200]);
  expect([...crowd.statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  await stopServer(server);
  await expectNothingLost(crowd, database, mail.received);
});
