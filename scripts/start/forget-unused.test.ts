import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { forgetUnused } from './forget-unused.ts';

test('what was not touched since the build began is forgotten', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'kind'));
  for (const name of ['used', 'unused', 'kind/used', 'kind/unused']) writeFileSync(path.join(folder, name), '');
  for (const name of ['unused', 'kind/unused']) utimesSync(path.join(folder, name), new Date(0), new Date(0));
  forgetUnused(folder, Date.now());
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['kind', 'kind/used', 'used']);
});

test('a cache that is not there yet is no fault', () => {
  expect(() => forgetUnused(path.join(tmpdir(), 'no-such-cache'), 0)).not.toThrow();
});
