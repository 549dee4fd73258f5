import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { logRequests, originForm, rejectCrossSiteRequests, requireOneHost } from './request-checks.ts';

describe('request target', () => {
  test.each([
    ['/ask', '/ask'],
    ['/ask?a=http://x/', '/ask?a=http://x/'],
    ['http://localhost:3000/ask', '/ask'],
    ['HTTPS://example.com/ask?a=1', '/ask?a=1'],
    ['http://example.com', '/'],
    ['http://example.com?a=1', '/?a=1'],
    ['//example.com/ask', '//example.com/ask'],
    ['*', '*'],
  ])('%s asks for %s', (target, expected) => expect(originForm(target)).toBe(expected));
});

describe('host', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());

  async function listen(): Promise<number> {
    // Node's own check would answer first.
    app = Fastify({ http: { requireHostHeader: false } });
    requireOneHost(app);
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
});

describe('origin', () => {
  /** What is answered by a server that refuses other sites. */
  function ask(method: string, headers: Record<string, string>) {
    const app = Fastify();
    rejectCrossSiteRequests(app, 'https://example.com');
    app.all('/', async () => ({}));
    return app.inject({ method: method as 'GET', url: '/', headers: { host: 'localhost:3000', ...headers } });
  }

  test.each<[string, Record<string, string>, number]>([
    ['a script or a mail program', {}, 200],
    ['our page', { origin: 'https://example.com', 'sec-fetch-site': 'same-origin' }, 200],
    ['our page, in an older browser', { origin: 'https://example.com' }, 200],
    ['our page under the host that was asked', { origin: 'http://localhost:3000' }, 200],
    ['a name that was pointed here', { host: 'evil.example', origin: 'http://evil.example' }, 403],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }, 200],
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['another site that shows our origin', { origin: 'https://example.com', 'sec-fetch-site': 'cross-site' }, 403],
    ['another site, in an older browser', { origin: 'https://evil.example' }, 403],
    ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }, 403],
    ['a page that hides its name', { origin: 'null' }, 403],
    ['the same host on another port', { origin: 'http://localhost:4000' }, 403],
    ['no address', { origin: 'evil' }, 403],
  ])('what changes something, from %s: %s', async (_case, headers, status) => {
    const answer = await ask('POST', headers);
    expect(answer.statusCode).toBe(status);
    if (status === 403) expect(answer.json()).toMatchObject({ code: 'other-site' });
  });

  test.each(['GET', 'HEAD', 'OPTIONS', 'TRACE'])('%s changes nothing, and is answered', async (method) => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await ask(method, headers)).statusCode).toBe(200);
  });
});

describe('log', () => {
  async function linesOf(url: string): Promise<readonly { readonly msg: string; readonly ms: number }[]> {
    const lines: { readonly msg: string; readonly ms: number }[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(JSON.parse(String(chunk)));
        done();
      },
    });
    const app = Fastify({ logger: { level: 'debug', stream } });
    logRequests(app);
    app.get('/api/health', async () => ({}));
    if (!url.startsWith('/nothing'))
      app.get('/*', async (_request, reply) => reply.code(url.includes('broken') ? 500 : 200).send('page'));
    await app.inject({ url });
    return lines.filter(({ msg }) => msg === 'answered');
  }

  const [debug, info] = [20, 30];
  test.each([
    ['/api/health?token=secret', info, '/api/health', 200],
    ['/guide', debug, '/*', 200],
    ['/broken', info, '/*', 500],
    ['/nothing', info, 'unknown', 404],
  ])('%s is one line', async (url, level, route, status) => {
    const lines = await linesOf(url);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ level, method: 'GET', route, status, ms: expect.any(Number) });
    expect(Number.isInteger(lines[0]?.ms)).toBe(true);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });
});
