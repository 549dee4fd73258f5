import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSite } from '#api/built-site/load-site.ts';
import { compressSite } from './compress-site.ts';

const page = `<!doctype html><title>A page</title><p>${'water '.repeat(100)}</p>`;
let folder = '';
let cache = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'built-'));
  cache = mkdtempSync(path.join(tmpdir(), 'twins-'));
  writeFileSync(path.join(folder, 'index.html'), page);
  writeFileSync(path.join(folder, 'small.txt'), 'short');
  writeFileSync(path.join(folder, 'photo.png'), Buffer.alloc(1000));
});
afterEach(() => {
  for (const made of [folder, cache]) rmSync(made, { recursive: true });
});

test('every page gets twins that unfold to it, and nothing else does', async () => {
  await compressSite(folder, cache);
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'index.html.br'))).toString()).toBe(page);
  expect(gunzipSync(readFileSync(path.join(folder, 'index.html.gz'))).toString()).toBe(page);
  expect(existsSync(path.join(folder, 'small.txt.br'))).toBe(false);
  expect(existsSync(path.join(folder, 'photo.png.br'))).toBe(false);
});

test('an unchanged page takes its twins from the cache, and the cache forgets what is gone', async () => {
  await compressSite(folder, cache);
  const [name = ''] = readdirSync(cache).filter((file) => file.endsWith('.br'));
  writeFileSync(path.join(cache, name), 'from the cache');
  await compressSite(folder, cache);
  expect(readFileSync(path.join(folder, 'index.html.br'), 'utf8')).toBe('from the cache');
  writeFileSync(path.join(folder, 'index.html'), `${page}<p>changed`);
  await compressSite(folder, cache);
  expect(readdirSync(cache)).toHaveLength(2);
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'index.html.br'))).toString()).toContain('changed');
});

test('the server sends the twins that it finds, and makes those that it does not', async () => {
  const without = await loadSite(folder);
  await compressSite(folder, cache);
  writeFileSync(path.join(folder, 'index.html.br'), 'found');
  const withTwins = await loadSite(folder);
  expect([...withTwins.files.keys()].sort()).toEqual(['/', '/photo.png', '/small.txt']);
  expect(withTwins.files.get('/')?.variants.get('br')?.body.toString()).toBe('found');
  const made = without.files.get('/')?.variants.get('br')?.body ?? Buffer.alloc(0);
  expect(brotliDecompressSync(made).toString()).toBe(page);
});
