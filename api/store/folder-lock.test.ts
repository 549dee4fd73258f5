import { mkdtempSync, rmSync } from 'node:fs';
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
