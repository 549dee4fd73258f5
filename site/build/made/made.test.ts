import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOf, readHash } from './hash-of.ts';
import { keep, madeFile } from './made.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'made-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (...from: readonly string[]) => madeFile('kind', from, folder);

test('what is kept is not made again, and counts as of now', async () => {
  expect((await keep(file('one'), async () => 'made')).toString()).toBe('made');
  utimesSync(file('one'), new Date(0), new Date(0));
  expect((await keep(file('one'), async () => 'made anew')).toString()).toBe('made');
  expect(Date.now() - statSync(file('one')).mtimeMs).toBeLessThan(60_000);
});

test('what cannot be made is not kept, and leaves nothing', async () => {
  const refused = keep(file('one'), async () => {
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(readdirSync(folder)).toEqual([]);
});

test('every part of what it is made of counts, and so does where a part ends', () => {
  const files = [file('a', 'bc'), file('ab', 'c'), file('abc'), file('abc', ''), madeFile('other', ['abc'], folder)];
  expect(new Set(files).size).toBe(files.length);
});

test('a hash of files tells their content, their names and their number apart', () => {
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  mkdirSync(path.join(folder, 'below'));
  write('one.ts', 'one');
  write('below/two.ts', 'two');
  const before = hashOf([folder]);
  expect(readHash([folder])).toBe(before);
  write('left.mdx', 'words');
  expect(readHash([folder], /\.mdx$/)).toBe(before);
  expect(readHash([folder])).not.toBe(before);
  write('below/two.ts', 'three');
  expect(readHash([folder], /\.mdx$/)).not.toBe(before);
  expect(hashOf([folder])).toBe(before);
});
