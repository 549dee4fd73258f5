import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile, makePrivateFolder } from './file-permissions.ts';

/** Another server process already uses this folder. The message is the one line an operator reads. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  constructor(folder: string) {
    super(`Another server already uses the folder ${folder}. Stop it, set another DATA_DIR, or set DATABASE_URL.`);
  }
}

/**
 * Keeps a data folder to one server process. The lock is on a file of its own, which leaves the database readable for the owner's
 * commands.
 * @throws FolderInUse
 */
export function lockFolder(folder: string): FileLock {
  makePrivateFolder(folder);
  // SQLite would open a file that cannot be written, and lock nothing.
  accessSync(folder, constants.W_OK);
  const file = join(folder, 'server.lock');
  makePrivateFile(file);
  const lock = lockFile(file);
  if (!lock) throw new FolderInUse(folder);
  return lock;
}

export interface FileLock {
  release(): void;
}

const sqliteBusy = 5;

/**
 * Takes a file for this process alone; undefined while another one has it. The lock is the operating system's own, held through an
 * open transaction on a file that holds nothing else: it ends with the process, even a killed one.
 */
export function lockFile(file: string): FileLock | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return undefined;
    throw error;
  }
  return { release: () => lock.close() };
}
