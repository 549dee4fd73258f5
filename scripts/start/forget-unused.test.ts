import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { forgetUnused } from './forget-unused.ts';

test('what was not touched since the build began is forgotten', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['used', 'unused']) writeFileSync(path.join(folder, name), '');
  utimesSync(path.join(folder, 'unused'), new Date(0), new Date(0));
  forgetUnused(folder, Date.now());
  expect(readdirSync(folder)).toEqual(['used']);
});

test('a cache that is not there yet is no fault', () => {
  expect(() => forgetUnused(path.join(tmpdir(), 'no-such-cache'), 0)).not.toThrow();
});
