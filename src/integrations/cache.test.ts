import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cached, hashFiles, pruneCache, sourceHash } from './cache.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const text = async (inputs: readonly string[], made: string, kind = 'kind') =>
  (await cached(kind, inputs, async () => made, folder)).toString();
const files = () => readdirSync(path.join(folder, 'kind')).map((name) => path.join(folder, 'kind', name));

test('a cached result is not made again and counts as used now', async () => {
  expect(await text(['one'], 'first')).toBe('first');
  const [file = ''] = files();
  utimesSync(file, new Date(0), new Date(0));
  expect(await text(['one'], 'second')).toBe('first');
  expect(Date.now() - statSync(file).mtimeMs).toBeLessThan(60_000);
});

test('a failed result is not cached', async () => {
  const refused = cached('kind', ['one'], () => Promise.reject(new Error('refused')), folder);
  await expect(refused).rejects.toThrow('refused');
  expect(readdirSync(folder)).toEqual([]);
});

test('every input, the place where one ends, and the kind are part of the key', async () => {
  const keys = [['a', 'bc'], ['ab', 'c'], ['abc'], ['abc', '']];
  for (const [at, inputs] of keys.entries()) expect(await text(inputs, String(at))).toBe(String(at));
  expect(await text(['abc'], 'other', 'other')).toBe('other');
});

test('pruning deletes what was not used since', async () => {
  await text(['old'], 'old');
  const [old = ''] = files();
  utimesSync(old, new Date(0), new Date(0));
  await text(['new'], 'new');
  pruneCache(Date.now() - 5_000, folder);
  expect(files()).toHaveLength(1);
  expect(files()).not.toContain(old);
  pruneCache(Date.now(), path.join(folder, 'missing'));
});

test('a source hash depends on the content, the names and the number of files', () => {
  const write = (name: string, content: string) => writeFileSync(path.join(folder, name), content);
  mkdirSync(path.join(folder, 'below'));
  write('one.ts', 'one');
  write('below/two.ts', 'two');
  const before = sourceHash([folder]);
  expect(hashFiles([folder])).toBe(before);
  write('below/two.ts', 'three');
  const changed = hashFiles([folder]);
  expect(changed).not.toBe(before);
  write('three.ts', '');
  expect(hashFiles([folder])).not.toBe(changed);
  expect(sourceHash([folder])).toBe(before);
});
