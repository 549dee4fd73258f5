import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createSocketServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { refuseExpectations } from '../../http/connections/expectations.ts';
import { answerRaw, answerUnreadable } from './raw-answers.ts';

const headers = { 'x-content-type-options': 'nosniff' };
let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Everything that a server sends for a text until it closes the connection. */
async function answerTo(text: string): Promise<string> {
  const reading = createServer(
    { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 20 },
    (_request, answer) => answer.end('read'),
  );
  server = reading;
  reading.on('clientError', answerUnreadable(headers));
  refuseExpectations(reading, headers);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

test.each([
  ['nonsense', 'NONSENSE\r\n\r\n', '400 Bad Request', 'The request could not be read.'],
  [
    'headers without an end',
    'GET / HTTP/1.1\r\nHost: a\r\n',
    '408 Request Timeout',
    'The request did not arrive in time. Please try again.',
  ],
  [
    'too many headers',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'The request has too many headers.',
  ],
  [
    'an expectation that nobody knows',
    'GET / HTTP/1.1\r\nHost: a\r\nExpect: cake\r\n\r\n',
    '417 Expectation Failed',
    'The request could not be read.',
  ],
])('%s is answered whole, and the connection ends', async (_case, text, status, words) => {
  const body = JSON.stringify({ error: words });
  expect(await answerTo(text)).toBe(
    [
      `HTTP/1.1 ${status}`,
      'x-content-type-options: nosniff',
      'content-type: application/json; charset=utf-8',
      `content-length: ${body.length}`,
      'cache-control: no-store',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
});

test('a peer that never ends its side is let go', async () => {
  server = createSocketServer({ allowHalfOpen: true }, (socket) => answerRaw(socket, 400, headers));
  server.listen(0, '127.0.0.1');
  const [[held], peer] = await Promise.all([
    once(server, 'connection') as Promise<[Socket]>,
    once(server, 'listening').then(() =>
      connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true }).resume(),
    ),
  ]);
  if (!held.closed) await once(held, 'close');
  peer.destroy();
  expect(held.destroyed).toBe(true);
});

test('a connection that was reset gets no answer', async () => {
  const reset = Object.assign(new Error('reset'), { code: 'ECONNRESET' });
  server = createSocketServer((socket) => {
    answerUnreadable(headers)(reset, socket);
    socket.end('nothing before this');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const peer = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [heard] = await once(peer.setEncoding('utf8'), 'data');
  expect(heard).toBe('nothing before this');
  peer.destroy();
});
