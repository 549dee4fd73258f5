import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock.ts';

test('a folder has one owner at a time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  const first = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  expect(() => lockFolder(folder)).toThrow(/^Another server already uses the folder [^\n]+\.$/);
  first.release();
  lockFolder(folder).release();
  rmSync(folder, { recursive: true });
});

test('a new folder is for its owner alone', () => {
  const parent = mkdtempSync(join(tmpdir(), 'lock-'));
  lockFolder(join(parent, 'data')).release();
  expect(statSync(join(parent, 'data')).mode & 0o777).toBe(0o700);
  rmSync(parent, { recursive: true });
});
