import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { refuseExpectations } from '../../connections/expectations.ts';
import { answerUnreadable } from './raw-answers.ts';

const headers = { 'x-content-type-options': 'nosniff' };
let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Everything that a server sends for a text until it closes the connection. */
async function answerTo(text: string): Promise<string> {
  server = createServer(
    { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 20 },
    (_request, answer) => answer.end('read'),
  );
  server.on('clientError', answerUnreadable(headers));
  refuseExpectations(server, headers);
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
