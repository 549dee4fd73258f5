import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { defaultLimits } from '#server/http/default-limits.ts';
import { expectNothingLost, startCrowd } from './concurrent-questions.ts';
import { openPostgres, untilMailed } from './database.ts';
import { startMail } from './mail-server.ts';
import { startServer, stopServer } from './server.ts';

const kills = 4;

/** A reverse proxy that takes turns, and answers 502 for a server that is gone. */
async function startProxy(servers: () => readonly string[]): Promise<Server> {
  let turn = 0;
  const proxy = createServer((asked, answer) => {
    const all = servers();
    const target = new URL(asked.url ?? '/', all[turn++ % all.length]);
    const onward = request(target, { method: asked.method, headers: asked.headers }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.on('error', () => answer.destroy());
      came.pipe(answer);
    });
    onward.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end('{}')));
    asked.pipe(onward);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return proxy;
}

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
  const proxy = await startProxy(() => [stays.url, other.url]);
  const { port } = proxy.address() as AddressInfo;
  const crowd = startCrowd(6, () => `http://127.0.0.1:${port}`);
  for (let round = 0; round < kills; round++) {
    await pause(1500);
    await stopServer(other, 'SIGKILL');
    await pause(500);
    other = await startServer(environment);
  }
  await crowd.finish();
  await untilMailed(database);
  expect([...crowd.statuses]).toEqual(expect.arrayContaining([201, 502]));
  await expectNothingLost(crowd, database, mail.received);
  const { requests } = defaultLimits.question.client;
  expect(await acceptedOf(`http://127.0.0.1:${port}`, requests + 6)).toBe(requests);
  await stopServer(stays);
  await stopServer(other);
  await new Promise((closed) => proxy.close(closed));
});
