import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app/app.ts';
import { readConfig } from '../config/config.ts';
import { loadSite } from './load-site.ts';

const files: Readonly<Record<string, string>> = {
  'index.html': `<!doctype html><title>Home</title><style>p{margin:0}</style><p>${'Water. '.repeat(200)}</p>`,
  '404.html': `<!doctype html><title>None</title><p>${'Nothing. '.repeat(200)}</p>`,
  '_astro/a.12345678.js': `export const a = '${'x'.repeat(500)}';`,
  '_astro/sans.12345678.woff2': 'wOF2',
  'robots.txt': 'User-agent: *',
  'sw.js': 'self.addEventListener("fetch", () => {})',
  'images/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'images/bee.png': 'PNG',
  'downloads/sheet.pdf': `%PDF-1.7${'0123456789'.repeat(1000)}`,
};

let folder = '';
let app: FastifyInstance;
/** Requests that went the whole way. */
let slow = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quick-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: join(folder, 'data') });
  app = buildApp({ config, site: await loadSite(folder) });
  app.addHook('onRequest', async () => {
    slow += 1;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const port = () => (app.server.address() as { readonly port: number }).port;

interface Asked {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Names that each answer has of its own. */
const perAnswer = ['date', 'connection', 'keep-alive', 'transfer-encoding'];
const told = (status: number | undefined, headers: object, body: Buffer) => ({
  status,
  headers: Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !perAnswer.includes(name))
      .sort(),
  ),
  body: body.toString('latin1'),
});

/** What the server sends, and whether it went the whole way. */
async function overTheWire({ url, method = 'GET', headers = {} }: Asked) {
  const before = slow;
  const asking = request({ port: port(), path: url, method, headers: { ...headers }, agent: false }).end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray());
  return { answer: told(answer.statusCode, answer.headers, body), isQuick: slow === before };
}

/** What the framework sends. */
async function wholeWay({ url, method = 'GET', headers = {} }: Asked) {
  const answer = await app.inject({ method: method as 'GET', url, headers: { host: 'localhost', ...headers } });
  return told(answer.statusCode, answer.headers, answer.rawPayload);
}

const packed = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const etagOf = async (url: string) => String((await wholeWay({ url, headers: packed })).headers.etag);

test.each<Asked>([
  { url: '/', headers: packed },
  { url: '/', headers: { 'accept-encoding': 'gzip' } },
  { url: '/', headers: { ...packed, 'if-none-match': '"another"' } },
  { url: '/', headers: { ...packed, 'if-none-match': '*' } },
  { url: '/_astro/a.12345678.js', headers: packed },
  { url: '/images/plan.svg', headers: packed },
  { url: '/images/bee.png' },
  { url: '/robots.txt', headers: packed },
])('the quick way sends what the whole one sends: %j', async (asked) => {
  expect(await overTheWire(asked)).toEqual({ answer: await wholeWay(asked), isQuick: true });
});

test('a page that is held already is not sent again', async () => {
  const asked = { url: '/', headers: { ...packed, 'if-none-match': `W/${await etagOf('/')}` } };
  const sent = await overTheWire(asked);
  expect(sent).toEqual({ answer: await wholeWay(asked), isQuick: true });
  expect([sent.answer.status, sent.answer.body]).toEqual([304, '']);
});

test.each<Asked>([
  { url: '/', method: 'HEAD', headers: packed },
  { url: '/', method: 'POST', headers: { ...packed, 'content-length': '0' } },
  { url: '/', headers: { 'accept-encoding': 'identity' } },
  { url: '/' },
  { url: '/?from=card', headers: packed },
  { url: '/404', headers: packed },
  { url: '/nowhere', headers: packed },
  { url: '/index.html', headers: packed },
  { url: '/_astro/again-1/a.12345678.js', headers: packed },
  { url: '/_astro/sans.12345678.woff2', headers: { ...packed, 'save-data': 'on' } },
  { url: '/downloads/sheet.pdf', headers: packed },
  { url: '/', headers: { ...packed, 'x-forwarded-for': '203.0.113.9' } },
  { url: '/', headers: { ...packed, 'content-length': '0' } },
  { url: '/api/health', headers: packed },
  { url: '/sw.js', headers: packed },
])('what is not plain goes the whole way: %j', async (asked) => {
  expect((await overTheWire(asked)).isQuick).toBe(false);
});

test.each([
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an older version', 'GET / HTTP/1.0\r\nHost: a\r\n\r\n', 200],
])('%s is seen', async (_case, text, status) => {
  const socket = connect(port(), '127.0.0.1').setEncoding('latin1');
  socket.write(text.replace('Connection', 'Accept-Encoding: br\r\nConnection'));
  expect((await socket.toArray()).join('')).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test('who asks for many pages without reading is cut off', async () => {
  const socket = connect(port(), '127.0.0.1').pause();
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\n\r\n'.repeat(1000));
  socket.resume();
  await once(socket, 'close');
  expect(socket.bytesRead).toBeLessThan(10_000);
});
