import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile, makePrivateFolder } from './file-permissions.ts';

/** Another server process uses this folder. The message is one line for the operator. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  constructor(folder: string) {
    super(`Another server already uses the folder ${folder}. Stop it, set another DATA_DIR, or set DATABASE_URL.`);
  }
}

/**
 * Locks a data folder for one server process, by a file of its own so that the owner's commands can still use the database.
 * @throws FolderInUse
 */
export function lockFolder(folder: string): FileLock {
  makePrivateFolder(folder);
  // SQLite opens a read-only file without locking it.
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
 * Locks a file for this process; undefined while another one holds it. An open transaction holds the operating system's lock, which
 * ends with the process, even if killed.
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
