import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadEnvFile } from './env-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'env-'));
});
afterEach(() => {
  delete process.env.ONE_OF_OURS;
  delete process.env.TWO_OF_OURS;
  rmSync(folder, { recursive: true });
});

function load(text: string): Readonly<Record<string, string | undefined>> {
  const file = path.join(folder, '.env');
  writeFileSync(file, text);
  loadEnvFile(file);
  return process.env;
}

test.each<[string, string, Readonly<Record<string, string>>]>([
  ['plain', 'ONE_OF_OURS=1\nTWO_OF_OURS=b c\n', { ONE_OF_OURS: '1', TWO_OF_OURS: 'b c' }],
  ['a blank behind a name without a value', 'ONE_OF_OURS= \nTWO_OF_OURS=2\n', { ONE_OF_OURS: '', TWO_OF_OURS: '2' }],
  ['a tab there', 'ONE_OF_OURS=\t\nTWO_OF_OURS=2', { ONE_OF_OURS: '', TWO_OF_OURS: '2' }],
  ['lines as Windows ends them', 'ONE_OF_OURS=\r\nTWO_OF_OURS=2\r\n', { ONE_OF_OURS: '', TWO_OF_OURS: '2' }],
  ['a mark of its encoding', '\uFEFFONE_OF_OURS=1', { ONE_OF_OURS: '1' }],
  ['a comment, and a # in quotes', 'ONE_OF_OURS=1 # one\nTWO_OF_OURS="a#b"', { ONE_OF_OURS: '1', TWO_OF_OURS: 'a#b' }],
])('%s', (_what, text, expected) => expect(load(text)).toMatchObject(expected));

test('what the environment has wins, and a file that is not there is none', () => {
  process.env.ONE_OF_OURS = 'first';
  expect(load('ONE_OF_OURS=second').ONE_OF_OURS).toBe('first');
  expect(() => loadEnvFile(path.join(folder, 'none'))).not.toThrow();
});

test('a file that cannot be read is named', () => {
  expect(() => loadEnvFile(folder)).toThrow(/ could not be read: EISDIR\.$/);
});
