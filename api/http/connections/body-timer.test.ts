import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { type BodyPatience, limitBodies } from './body-timer.ts';

let app: FastifyInstance;
let socket: Socket;
afterEach(async () => {
  socket.destroy();
  await app.close();
});

/** What a server of such patience sends until it closes the connection. */
async function answerTo(request: string, patience: BodyPatience): Promise<string> {
  app = Fastify();
  limitBodies(app, patience, { 'x-content-type-options': 'nosniff' });
  app.addContentTypeParser('multipart/form-data', (_request, body, done) => {
    body.resume().on('end', () => done(null, {}));
  });
  app.get('/', async () => 'page');
  app.post('/', async () => 'taken');
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url === '/refused') return reply.code(403).send('not you');
  });
  app.get('/slow', async () => {
    await pause(80);
    return 'page at last';
  });
  app.post('/slow', async () => {
    await pause(80);
    return 'taken at last';
  });
  app.post('/files', { config: { takesFiles: true } }, async () => 'files taken');
  socket = connect(Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port), '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  socket.write(request);
  await once(socket, 'close');
  return text;
}

const never = 600_000;
const half = (address: string, type: string, length = 'Content-Length: 9') =>
  `POST ${address} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`;
const [json, multipart] = ['application/json', 'multipart/form-data; boundary=x'];

test.each([
  ['a body', half('/', json), { bodyMs: 30, filesMs: never }],
  ['a body in pieces', half('/', json, 'Transfer-Encoding: chunked'), { bodyMs: 30, filesMs: never }],
  ['files', half('/files', multipart), { bodyMs: never, filesMs: 30 }],
  ['files where none are taken', half('/', multipart), { bodyMs: 30, filesMs: never }],
  ['no files where some are taken', half('/files', json), { bodyMs: 30, filesMs: never }],
])('%s that does not come is given up', async (_case, request, patience) => {
  const answer = await answerTo(request, patience);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain('x-content-type-options: nosniff');
});

test.each([
  ['what has no body', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 'page'],
  ['an empty body', half('/', 'text/plain', 'Content-Length: 0'), 'taken'],
  ['a whole body', `${half('/', json, 'Content-Length: 2')}{}`, 'taken'],
])('%s is answered', async (_case, request, words) => {
  const answer = await answerTo(request, { bodyMs: never, filesMs: never });
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  expect(answer).toContain(words);
});

test.each([
  ['what has no body', 'GET /slow HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 'page at last'],
  ['an empty body', half('/slow', 'text/plain', 'Content-Length: 0'), 'taken at last'],
])('%s is not waited for, however long its answer takes', async (_case, request, words) => {
  const answer = await answerTo(request, { bodyMs: 30, filesMs: 30 });
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  expect(answer).toContain(words);
});

test('a route that has answered without its body keeps the connection no longer, and says nothing more', async () => {
  const request = half('/refused', json).replace('Connection: close\r\n', '');
  const answer = await answerTo(request, { bodyMs: 30, filesMs: never });
  expect(answer.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 403']);
  expect(answer).toMatch(/not you$/);
});

test('a body that came in time is waited for no longer, however long its answer takes', async () => {
  const whole = `${half('/slow', json, 'Content-Length: 2')}{}`;
  expect(await answerTo(whole, { bodyMs: 30, filesMs: 30 })).toMatch(/^HTTP\/1.1 200 .*taken at last$/s);
});
