import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FileFacts, indexName } from '#api/built-site/site-index.ts';
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
  await compressSite(folder, { cache });
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'index.html.br'))).toString()).toBe(page);
  expect(gunzipSync(readFileSync(path.join(folder, 'index.html.gz'))).toString()).toBe(page);
  expect(existsSync(path.join(folder, 'small.txt.br'))).toBe(false);
  expect(existsSync(path.join(folder, 'photo.png.br'))).toBe(false);
});

test('what is too large for the smallest twins unfolds, too', async () => {
  const pack = JSON.stringify(Array.from({ length: 60_000 }, (_, at) => `${page.slice(0, 60)} ${at}`));
  expect(pack.length).toBeGreaterThan(4_000_000);
  writeFileSync(path.join(folder, 'pack.json'), pack);
  await compressSite(folder, { cache });
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'pack.json.br'))).toString()).toBe(pack);
});

test('an unchanged page takes its twins from the cache, and the cache forgets what is gone', async () => {
  await compressSite(folder, { cache });
  const [name = ''] = readdirSync(cache).filter((file) => file.endsWith('.br'));
  writeFileSync(path.join(cache, name), 'from the cache');
  await compressSite(folder, { cache });
  expect(readFileSync(path.join(folder, 'index.html.br'), 'utf8')).toBe('from the cache');
  writeFileSync(path.join(folder, 'index.html'), `${page}<p>changed`);
  await compressSite(folder, { cache });
  expect(readdirSync(cache)).toHaveLength(2);
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'index.html.br'))).toString()).toContain('changed');
});

test('what is written last finds the twins of what was there before, gets its own, and stands in the index', async () => {
  const writes = (name: string, after: string) => async () => {
    expect(existsSync(path.join(folder, `${after}.br`))).toBe(true);
    writeFileSync(path.join(folder, name), page);
    return [name];
  };
  await compressSite(folder, {
    writeLast: [writes('late.html', 'index.html'), writes('last.html', 'late.html')],
    cache,
  });
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'last.html.br'))).toString()).toBe(page);
  const index = JSON.parse(readFileSync(path.join(folder, indexName), 'utf8'));
  expect(Object.keys(index)).toEqual(['/index.html', '/last.html', '/late.html', '/photo.png', '/small.txt']);
});

test('a file is finished before it is compressed', async () => {
  await compressSite(folder, { finish: async (file) => appendFileSync(file, '<p>finished'), cache });
  for (const name of ['index.html', 'small.txt']) {
    expect(readFileSync(path.join(folder, name), 'utf8').endsWith('<p>finished')).toBe(true);
  }
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'index.html.br'))).toString()).toBe(`${page}<p>finished`);
  const index: Record<string, FileFacts> = JSON.parse(readFileSync(path.join(folder, indexName), 'utf8'));
  expect(index['/index.html']?.bytes).toBe(page.length + '<p>finished'.length);
});
