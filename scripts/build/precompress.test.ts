import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { folderOfTest } from '#server/test-folder.ts';
import { compressFolder } from './precompress.ts';

const page = `<!doctype html><title>A page</title><p>${'water '.repeat(100)}</p>`;
let folder = '';
let cache = '';
const file = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = folderOfTest();
  cache = folderOfTest();
  writeFileSync(file('index.html'), page);
});

test('text files get compressed copies; small files and pictures do not', async () => {
  writeFileSync(file('small.txt'), 'short');
  writeFileSync(file('photo.png'), Buffer.alloc(1000));
  await compressFolder(folder, cache);
  expect(brotliDecompressSync(readFileSync(file('index.html.br'))).toString()).toBe(page);
  expect(gunzipSync(readFileSync(file('index.html.gz'))).toString()).toBe(page);
  expect(existsSync(file('small.txt.br'))).toBe(false);
  expect(existsSync(file('photo.png.br'))).toBe(false);
});

test('a very large file is compressed too', async () => {
  const list = JSON.stringify(Array.from({ length: 60_000 }, (_, at) => `${page.slice(0, 60)} ${at}`));
  expect(list.length).toBeGreaterThan(4_000_000);
  writeFileSync(file('list.json'), list);
  await compressFolder(folder, cache);
  expect(brotliDecompressSync(readFileSync(file('list.json.br'))).toString()).toBe(list);
});
