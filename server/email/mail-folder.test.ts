import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderOfTest } from '../test-folder.ts';
import { expireMailFiles, writeMailFile } from './mail-folder.ts';

let folder = '';
beforeEach(async () => {
  folder = folderOfTest();
});

const time = Date.UTC(2026, 10, 21, 12, 0, 30);
const second = 1000;
const write = (at: number, id: string) => writeMailFile(folder, new Date(at), id, Buffer.from('Subject: Dry?\r\n\r\n'));
const names = async () => (await readdir(folder)).sort();

test('a mail file is named by time and id, and readable by its owner only', async () => {
  await write(time, 'a');
  expect(await names()).toEqual(['2026-11-21T12-00-30-000Z-a.eml']);
  const { mode } = await stat(join(folder, '2026-11-21T12-00-30-000Z-a.eml'));
  if (process.platform !== 'win32') expect(mode & 0o777).toBe(0o600);
});

test.each([
  ['a year before', false, time - 365 * 86_400 * second],
  ['a second before', false, time - second],
  ['at the time itself', true, time],
  ['a second after', true, time + second],
])('messages from before a time go: one made %s stays: %s', async (_when, stays, at) => {
  await write(at, 'a');
  await expireMailFiles(folder, time);
  expect(await names()).toHaveLength(stays ? 1 : 0);
});

test('partial files of a killed process expire, too, and other files stay', async () => {
  const [halfOld, halfNew, other] = [
    '.2026-11-20T12-00-00-000Z-half.eml',
    '.2026-11-22T12-00-00-000Z-half.eml',
    '2026-11-20T12-00-00-000Z-notes.txt',
  ];
  for (const name of [halfOld, halfNew, other, 'kept by hand.eml']) await writeFile(join(folder, name), '');
  await expireMailFiles(folder, time);
  expect(await names()).toEqual([halfNew, other, 'kept by hand.eml']);
});

test('a folder in which no message was ever written has nothing to expire', async () => {
  await expireMailFiles(join(folder, 'mail'), time);
  expect(await names()).toEqual([]);
});
