import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pathOf } from '#content/i18n/languages.ts';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config/config.ts';
import { connectStore, type StoreConnection } from '../db/connection.ts';
import { openStore } from '../db/open-store.ts';
import { folderOfFile } from '../test-folder.ts';
import { loadSite, type Site } from './serve-site.ts';

// What arrives below and around the routes, on real sockets.

const folder = folderOfFile();
let connection: StoreConnection;
let site: Site;
let config: Config;
let app: FastifyInstance;
let port = 0;
const sockets: Socket[] = [];

beforeAll(async () => {
  connection = connectStore(() => openStore(readConfig({ DATA_DIR: folder })));
  await mkdir(join(folder, 'site'));
  await writeFile(join(folder, 'site', 'large.bin'), Buffer.alloc(20_000_000));
  for (const path of ['/ask/not-sent', pathOf('es', '/newsletter/not-sent')]) {
    await mkdir(join(folder, 'site', path), { recursive: true });
    await writeFile(join(folder, 'site', path, 'index.html'), '<p data-slot="reason"></p>');
  }
  site = await loadSite(join(folder, 'site'));
});
afterAll(() => connection.close());
beforeEach(async () => {
  config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder, SITE_URL: 'https://example.com' });
  app = buildApp({
    config,
    connection,
    site,
    timeouts: { headersMs: 1000, requestMs: 1000, connectionsPerClient: 5, silenceMs: 6000 },
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

function open(): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  return socket;
}

/** A reset is one way of closing, so it must not reject. */
const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

/** Everything that the server sends until it closes the connection. */
async function exchange(text: string): Promise<string> {
  const socket = open();
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(text);
  await closed(socket);
  return answer;
}

const question = JSON.stringify({ name: 'Ada', email: 'ada@example.com', question: 'Is it dry?' });
const send = (headers: Record<string, string>, body = question, type = 'application/json') =>
  app.inject({
    method: 'POST',
    url: '/api/questions',
    headers: { 'content-type': type, host: 'localhost:3000', ...headers },
    payload: body,
  });

describe('a request that cannot be read is answered in words, with the security headers', () => {
  test.each([
    ['nonsense', 'NONSENSE\r\n\r\n', 400, 'We couldn’t read that request.'],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'The request must name one host.'],
    [
      'headers of 40 kB',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
      431,
      'The request has too many headers.',
    ],
  ])('%s', async (_case, text, status, words) => {
    const [head = '', body = ''] = (await exchange(text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toMatch(/content-security-policy: default-src 'none'/);
    expect(head).toMatch(/x-content-type-options: nosniff/);
    expect(head).toMatch(/strict-transport-security: /);
    expect(JSON.parse(body)).toEqual({ error: words });
  });
});

describe('a body that stalls is answered with 408, in the form and language that was asked for', () => {
  const words = {
    en: 'Your request took too long to reach us. Try again.',
    es: 'Tardó demasiado en llegar. Intente otra vez.',
  };
  const half = (path: string, type: string, sent: string, headers = '') =>
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 9999\r\n${headers}\r\n${sent}`;
  const plain = 'application/x-www-form-urlencoded';
  const multipart = 'multipart/form-data; boundary=x';
  const field = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAda\r\n';
  const photo = `${field}--x\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nhalf`;
  const html = 'Accept: text/html\r\n';
  const spanish = 'Accept-Language: es\r\n';
  const isJson = (text: string) => ({ type: 'application/json; charset=utf-8', body: JSON.stringify({ error: text }) });
  const isPage = (text: string) => ({ type: 'text/html; charset=utf-8', body: `<p data-slot="reason">${text}</p>` });

  test.each([
    ['JSON', half('/api/questions', 'application/json', '{"name"'), isJson(words.en)],
    ['JSON of which nothing came', half('/api/newsletter', 'application/json', '', spanish), isJson(words.es)],
    ['a form of our script', half('/api/estimates', multipart, field), isJson(words.en)],
    ['a form of our script in a photo', half('/api/questions', multipart, photo, spanish), isJson(words.es)],
    ['a form without script', half('/api/questions', plain, 'name=Ada'), isPage(words.en)],
    ['a form without script and its photo', half('/api/questions', multipart, photo, html), isPage(words.en)],
    ['a form without script, of which nothing came', half('/api/newsletter', plain, '', spanish), isPage(words.es)],
    ['an assessment', half('/functions/v1/ai-damage-assessment', 'application/json', '{'), isJson(words.en)],
  ])('%s', async (_case, request, expected) => {
    await app.close();
    app = buildApp({ config, connection, site, timeouts: { bodyPeriodMs: 300 } });
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    const [head = '', body = ''] = (await exchange(request)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1.1 408 /);
    expect(head).toMatch(/^connection: close$/im);
    expect(head).toContain('cache-control: no-store');
    expect(head).toMatch(/content-security-policy: /);
    expect({ type: /^content-type: (.*)$/m.exec(head)?.[1]?.trim(), body }).toEqual(expected);
  });
});

test('limits the connections of one client until one is closed', async () => {
  const held = Array.from({ length: 5 }, open);
  for (const socket of held) if (socket.connecting) await once(socket, 'connect');
  const page = 'GET /api/openapi.json HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  expect(await exchange(page)).toBe('');
  held[0]?.end();
  await closed(held[0] ?? open());
  expect(await exchange(page)).toMatch(/^HTTP\/1.1 200 /);
});

test('closes a connection with more than two pending requests', async () => {
  const page = 'GET /api/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n';
  const last = 'GET /api/openapi.json HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  expect((await exchange(page + last)).match(/HTTP\/1.1 200 /g)).toHaveLength(2);
  expect((await exchange(page.repeat(2000))).match(/HTTP\/1.1 200 /g)?.length ?? 0).toBeLessThanOrEqual(2);
});

test('closes a connection whose client does not read', async () => {
  app.server.timeout = 300;
  const socket = open();
  socket.pause();
  socket.write('GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n');
  const [served] = (await once(app.server, 'connection')) as [Socket];
  await closed(served);
  expect(socket.destroyed).toBe(false);
});

// The rule itself is tested beside it (request-checks.test.ts).
test.each([
  '/api/questions',
  '/api/newsletter',
  '/newsletter/unsubscribe?token=x',
  '/functions/v1/ai-damage-assessment',
])('a form of another site is refused: %s', async (url) => {
  const headers = { origin: 'https://evil.example' };
  expect((await app.inject({ method: 'POST', url, headers, payload: {} })).statusCode).toBe(403);
});

describe('bot detection', () => {
  test.each<[string, Record<string, unknown>, number]>([
    ['an odd time does not switch the hidden field off', { elapsedMs: 'abc', website: 'http://x.example' }, 400],
    ['an odd thing in the hidden field counts as filled', { website: ['x'] }, 400],
    ['an odd time alone says nothing', { elapsedMs: 'abc' }, 201],
    ['an empty time says nothing', { elapsedMs: '' }, 201],
    ['no time says nothing', { elapsedMs: null }, 201],
    ['a list for a time says nothing', { elapsedMs: [] }, 201],
    ['a yes for a time says nothing', { elapsedMs: true }, 201],
    ['a time faster than people', { elapsedMs: '20' }, 400],
    ['a time that people take', { elapsedMs: '2000', website: '' }, 201],
  ])('%s', async (_case, extra, status) => {
    expect((await send({}, JSON.stringify({ ...JSON.parse(question), ...extra }))).statusCode).toBe(status);
  });
});
