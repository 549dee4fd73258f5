import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { defaultLimits } from '#server/http/default-limits.ts';
import { expectNothingLost, startCrowd } from './concurrent-questions.ts';
import { openPostgres, untilMailed } from './database.ts';
import { startMail } from './mail-server.ts';
import { startProxy } from './proxy.ts';
import { startServer, stopServer } from './server.ts';

const kills = 4;

/** Questions of one visitor, in turn to each process. */
async function acceptedOf(proxy: string, count: number): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' };
  let accepted = 0;
  for (let n = 0; n < count; n++) {
    const body = JSON.stringify({ name: 'Ada', email: 'ada@example.com', question: `Number ${n}` });
    const { status } = await fetch(`${proxy}/api/questions`, { method: 'POST', headers, body });
    expect([201, 429]).toContain(status);
    if (status === 201) accepted += 1;
  }
  return accepted;
}

test('two processes behind a proxy share one PostgreSQL: one is killed again and again, nothing is lost, and limits are shared', async () => {
  const database = await openPostgres();
  const mail = await startMail();
  const environment = { ...database.environment, SMTP_URL: mail.url };
  const stays = await startServer(environment);
  let other = await startServer(environment);
  let turn = 0;
  const proxy = await startProxy(() => [stays.url, other.url][turn++ % 2]);
  const crowd = startCrowd(6, () => proxy);
  for (let round = 0; round < kills; round++) {
    await pause(1500);
    await stopServer(other, 'SIGKILL');
    await pause(500);
    other = await startServer(environment);
  }
  await crowd.finish();
  await untilMailed(database);
  await expectNothingLost(crowd, database, mail.received);
  const { requests } = defaultLimits.question.client;
  expect(await acceptedOf(proxy, requests + 6)).toBe(requests);
  await stopServer(stays);
  await stopServer(other);
});
