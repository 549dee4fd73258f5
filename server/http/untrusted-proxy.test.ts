import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { warnOfUntrustedProxy } from './request-checks.ts';

/** A server, and what it logs. */
function server() {
  const lines: { readonly msg: string }[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return { app: Fastify({ logger: { level: 'error', stream } }), lines };
}

/** What is logged when these peers ask, with or without the header of a proxy. */
async function logged(peers: readonly string[], headers: Record<string, string> = { 'x-forwarded-for': '192.0.2.1' }) {
  const { app, lines } = server();
  warnOfUntrustedProxy(app, (address) => address === '10.9.9.9');
  app.get('/', async () => ({}));
  for (const remoteAddress of peers) await app.inject({ url: '/', headers, remoteAddress });
  return lines;
}

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['10.1.2.3', '10.1.2.3'],
  ['172.16.0.1', '172.16.0.1'],
  ['172.31.255.1', '172.31.255.1'],
  ['192.168.7.7', '192.168.7.7'],
  ['::ffff:192.168.7.7', '::ffff:192.168.7.7'],
  ['::FFFF:127.0.0.1', '::FFFF:127.0.0.1'],
  ['::1', '::1'],
  ['fd00::7', 'fd00::7'],
  ['172.32.0.1', 'an address of the internet'],
  ['11.0.0.1', 'an address of the internet'],
  ['203.0.113.5', 'an address of the internet'],
  ['2001:db8::ffff:10.0.0.1', 'an address of the internet'],
  ['::ffff:203.0.113.5', 'an address of the internet'],
  ['2001:db8::1', 'an address of the internet'],
])('a proxy at %s is called %s', async (address, peer) => {
  const [line] = await logged([address]);
  expect(line).toMatchObject({ level: 50, peer });
  expect(line?.msg).toMatch(/^X-Forwarded-For .* each other out of the forms: set TRUST_PROXY to its address\.$/);
});

test('the warning is logged once', async () => {
  expect(await logged(['203.0.113.5', '203.0.113.6', '127.0.0.1'])).toHaveLength(1);
});

test('a trusted proxy and a visitor without a proxy log no warning', async () => {
  expect(await logged(['10.9.9.9'])).toEqual([]);
  expect(await logged(['203.0.113.5'], {})).toEqual([]);
});

test('a disconnected peer without an address is not logged', async () => {
  const { app, lines } = server();
  const asked: unknown[] = [];
  app.addHook('onRequest', async ({ socket }) => {
    socket.destroy();
  });
  warnOfUntrustedProxy(app, (address) => {
    asked.push(address);
    return false;
  });
  const handled = new Promise((resolve) => app.addHook('preHandler', async () => resolve(undefined)));
  app.get('/', async () => ({}));
  const socket = connect(Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n');
  await Promise.all([handled, once(socket, 'close')]);
  await app.close();
  expect([asked, lines]).toEqual([[], []]);
});
