import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

const make = () => mkdtempSync(join(tmpdir(), 'test-'));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** A folder for the tests of one file. Called at its top: it is deleted after everything that the file closes. */
export function folderOfFile(): string {
  const folder = make();
  afterAll(() => remove(folder));
  return folder;
}

/** A folder for one test. Called within it or in `beforeEach`: it is deleted after `afterEach`. */
export function folderOfTest(): string {
  const folder = make();
  onTestFinished(() => remove(folder));
  return folder;
}
