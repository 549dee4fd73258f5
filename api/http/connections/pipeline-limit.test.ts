import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitPipelines } from './pipeline-limit.ts';

let app: FastifyInstance;
let socket: Socket;
/** What holds the answers back, until it is let go, and what holds back the first one alone. */
let letGo = () => {};
let letFirstGo = () => {};
let bothWait: Promise<void>;
beforeEach(async () => {
  app = Fastify();
  limitPipelines(app, 2);
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const first = new Promise<void>((resolve) => {
    letFirstGo = resolve;
  });
  bothWait = new Promise<void>((resolve) => {
    let waiting = 0;
    app.addHook('preHandler', async () => {
      waiting += 1;
      if (waiting === 2) resolve();
    });
  });
  app.get('/first', async () => first.then(() => ({ answered: true })));
  app.get('/', async () => held.then(() => ({ answered: true })));
  socket = connect(Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port), '127.0.0.1');
});
afterEach(async () => {
  socket.destroy();
  letGo();
  letFirstGo();
  await app.close();
});

const ask = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const last = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

async function answersUntilClosed(): Promise<number> {
  let text = '';
  socket
    .on('error', () => {})
    .on('data', (chunk) => {
      text += chunk;
    });
  await once(socket, 'close');
  return text.match(/HTTP\/1.1 200 /g)?.length ?? 0;
}

test('two may wait on a connection', async () => {
  socket.write(ask + last);
  letGo();
  expect(await answersUntilClosed()).toBe(2);
});

test('a third that waits ends the connection, and nobody is answered', async () => {
  socket.write(ask + ask + last);
  expect(await answersUntilClosed()).toBe(0);
});

test('who was answered waits no longer', async () => {
  letGo();
  for (let round = 0; round < 5; round++) {
    socket.write(ask);
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 200 /);
  }
});

test('of two that wait one is answered: the other still counts', async () => {
  socket.write(ask.replace('/', '/first') + ask);
  await bothWait;
  const answered = once(socket, 'data');
  letFirstGo();
  expect(String((await answered)[0])).toMatch(/^HTTP\/1.1 200 /);
  socket.write(ask + last);
  expect(await answersUntilClosed()).toBe(0);
});
