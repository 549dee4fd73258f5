import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchedSite } from '#core/search/site-index.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import type { Limit } from '../http/default-limits.ts';
import { loadSite } from '../http/serve-site.ts';
import { folderOfFile } from '../test-folder.ts';

const known = (path: string, title: string, text: string): SearchedSite => ({
  pages: [[path, title, 1, 0]],
  sections: [[0, 'clock', 'The <24> hour rule', text, '']],
  names: [['State Farm', 'State Farm Lloyds']],
  directory: '/insurance-directory',
  speech: { endings: 's', small: 'the how', general: 'phone', danger: 'gas', synonyms: { mold: 'mildew' } },
});
const page =
  '<!doctype html><html><body><form><input type="search" name="q" data-slot="q"/></form><div data-slot="results"></div></body></html>';

const folder = folderOfFile();
let app: FastifyInstance;

beforeAll(async () => {
  const files = {
    'search/index.html': page,
    'es/buscar/index.html': page,
    'search/en.json': JSON.stringify(known('/mold', 'Mold', 'Mold & more grows in a day or two')),
    'search/es.json': JSON.stringify(known('/es/moho', 'Moho', 'El moho crece en un día o dos')),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: join(folder, 'data') });
  const [client, everyone] = [2, 100].map((requests) => ({ requests, windowMs: 60_000 })) as [Limit, Limit];
  app = buildApp({ config, site: await loadSite(folder), limits: { search: { client, everyone } } });
});

afterAll(() => app.close());

/** Each test is a visitor of its own. */
const get = (url: string, remoteAddress: string) => app.inject({ method: 'GET', url, remoteAddress });

test('what was found is a page with its words marked, and the field keeps what was asked', async () => {
  const { statusCode, headers, body } = await get('/search?q=how+mildew', '192.0.2.1');
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(body).toContain('<input type="search" name="q" data-slot="q" value="how mildew">');
  expect(body).toContain('<p role="status">1 result for “how mildew”</p>');
  expect(body).toContain('<a href="/mold#clock"><b>Mold</b> <span>The &lt;24&gt; hour rule</span></a>');
  expect(body).toContain('<p><mark>Mold</mark> &amp; more grows in a day or two</p>');
});

test('Spanish is searched in Spanish', async () => {
  const { body } = await get('/es/buscar?q=moho', '192.0.2.2');
  expect(body).toContain('1 resultado para «moho»');
  expect(body).toContain('<a href="/es/moho#clock">');
});

test('the name of a company leads to the directory', async () => {
  const { body } = await get('/search?q=state+farm+phone', '192.0.2.3');
  expect(body).toContain('<a href="/insurance-directory?q=State%20Farm">');
});

test.each([
  ['without a query', '/search'],
  ['with an empty one', '/search?q=+'],
  ['with two', '/search?q=a&q=b'],
  ['of signs that nobody sees', '/search?q=%00%07'],
])('%s the page is as it was built', async (_case, url) => {
  const { statusCode, body } = await get(url, '192.0.2.4');
  expect([statusCode, body]).toEqual([200, page]);
});

test('what was asked is never more than text, and never long', async () => {
  const { body } = await get(
    `/search?q=${encodeURIComponent(`"><script>alert(1)</script>${'x'.repeat(3000)}`)}`,
    '192.0.2.5',
  );
  expect(body).not.toContain('<script');
  expect(body).toContain('value="&quot;&gt;&lt;script&gt;');
  expect(body.length).toBeLessThan(1500);
});

test.each([
  ['$` onfocus=alert(1) autofocus data-z=', 7],
  ['$&', 8],
  ["$'", 9],
  ['$$', 10],
] as const)('replacement patterns such as %s are text', async (query, host) => {
  const { body } = await get(`/search?q=${encodeURIComponent(query)}`, `192.0.2.${host}`);
  expect(body).toContain(`value="${query.replaceAll('&', () => '&amp;')}">`);
});

test('a rate-limited search gets a message on the page', async () => {
  for (let time = 0; time < 2; time++) expect((await get('/search?q=mold', '192.0.2.6')).statusCode).toBe(200);
  const { statusCode, headers, body } = await get('/search?q=mold', '192.0.2.6');
  expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  expect(body).toMatch(/<div data-slot="results">[^<]+<\/div>/);
});
