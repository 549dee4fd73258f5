import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
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

test('two processes behind a proxy share one PostgreSQL: one is killed again and again, and nothing is lost', async () => {
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
  await stopServer(stays);
  await stopServer(other);
  expect([...crowd.statuses]).toEqual(expect.arrayContaining([201, 502]));
  await expectNothingLost(crowd, database, mail.received);
  await new Promise((closed) => proxy.close(closed));
});
