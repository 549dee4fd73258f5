import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { wantOneHost } from './one-host.ts';

let app: FastifyInstance;
afterEach(() => app.close());

async function listen(): Promise<number> {
  // Node's own check would answer first.
  app = Fastify({ http: { requireHostHeader: false } });
  wantOneHost(app);
  app.get('/', async () => ({}));
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

test.each([
  ['one host', 'HTTP/1.1', 'Host: a\r\n', 200],
  ['a header of four letters beside it', 'HTTP/1.1', 'Host: a\r\nLink: b\r\nhosts: c\r\n', 200],
  ['a value that reads like the name', 'HTTP/1.1', 'Host: host\r\nX: host\r\n', 200],
  ['two hosts', 'HTTP/1.1', 'Host: a\r\nhOST: b\r\n', 400],
  ['the same host twice', 'HTTP/1.1', 'Host: a\r\nHost: a\r\n', 400],
  ['none', 'HTTP/1.1', '', 400],
  ['none, before there was one', 'HTTP/1.0', '', 200],
  ['two, before there was one', 'HTTP/1.0', 'Host: a\r\nHost: b\r\n', 400],
])('%s (%s)', async (_case, version, hosts, status) => {
  const socket = connect(await listen(), '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(`GET / ${version}\r\n${hosts}Connection: close\r\n\r\n`);
  await once(socket, 'close');
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  if (status === 400) expect(answer).toContain('"one-host"');
});
