import { rmSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app/app.ts';
import { loadSite } from '../../built-site/load-site.ts';
import { readConfig } from '../../config/config.ts';
import { stopFile } from './kept.ts';

let folder = '';
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist', 'keep.js'), 'addEventListener("fetch", () => {})');
  await writeFile(join(folder, 'dist', 'keep-end.js'), 'registration.unregister()');
  await writeFile(join(folder, 'dist', 'newest.json'), '{"edition":"one"}');
  await writeFile(
    join(folder, 'dist', 'edition-1.json'),
    JSON.stringify({ sets: { first: [{ url: '/' }, { url: '/keep.js' }] } }),
  );
  await writeFile(join(folder, 'dist', 'about.html'), '<!doctype html><p>About</p>');
  await writeFile(join(folder, 'dist', 'index.html'), '<!doctype html><style>p{color:red}</style><p>Home</p>');
  await writeFile(join(folder, 'dist', 'framed.html'), '<!doctype html><html data-framed><p>A tool</p>');
  app = buildApp({ config: readConfig({ DATA_DIR: folder }), site: await loadSite(join(folder, 'dist')) });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
afterEach(() => rmSync(join(folder, stopFile), { force: true }));

const get = (url: string) => app.inject({ url });
const ask = (url: string, encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } });
const unpackers: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  identity: (body) => body,
  gzip: gunzipSync,
  br: brotliDecompressSync,
};

test('the worker and what may not be old are asked for each time, and run as the only script of their policy', async () => {
  const [worker, newest] = [await get('/keep.js'), await get('/newest.json')];
  expect(worker.body).toContain('fetch');
  expect(worker.headers['cache-control']).toBe('no-cache');
  expect(worker.headers['content-security-policy']).not.toContain('unsafe');
  expect(newest.json()).toEqual({ edition: 'one' });
});

test.each(['identity', 'gzip', 'br'])('the headers of pages are those that each is sent with, %s', async (encoding) => {
  const [told, page] = [await ask('/page-heads.json?set=first', encoding), await ask('/', encoding)];
  expect(told.headers['content-encoding'] ?? 'identity').toBe(encoding);
  const heads = JSON.parse(unpackers[encoding]?.(told.rawPayload).toString('utf8') ?? '');
  expect(Object.keys(heads)).toEqual(['/']);
  expect(page.headers).toMatchObject(heads['/']);
  expect(heads['/']['content-security-policy']).toContain('sha256-');
});

test.each([
  ['a set that is none', '?set=none'],
  ['a name that every object has', '?set=constructor'],
  ['two sets', '?set=first&set=first'],
  ['no set', ''],
])('where %s is named the headers of every page are told', async (_what, query) => {
  expect(Object.keys((await get(`/page-heads.json${query}`)).json()).sort()).toEqual(['/', '/about']);
});

test('one file in the data folder switches keeping off, and its end on again', async () => {
  writeFileSync(join(folder, stopFile), '');
  const worker = await get('/keep.js');
  expect(worker.headers['cache-control']).toBe('no-cache');
  expect(worker.body).toContain('unregister');
  expect(worker.body).not.toContain('fetch');
  expect((await get('/newest.json')).json()).toEqual({ off: true });
  rmSync(join(folder, stopFile));
  expect((await get('/newest.json')).json()).toEqual({ edition: 'one' });
});
