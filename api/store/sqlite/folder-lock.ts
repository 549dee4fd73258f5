import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ownFile, ownFolder } from './owner-only.ts';

/** Another server process already uses this folder. The message is the one line an operator reads. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  constructor(folder: string) {
    super(`Another server already uses the folder ${folder}. Stop it, set another DATA_DIR, or set DATABASE_URL.`);
  }
}

export interface FolderLock {
  release(): void;
}

const sqliteBusy = 5;

/**
 * Keeps a data folder to one server process. The lock is the operating system's own, held through an open transaction on a
 * file of its own: it ends with the process, even a killed one, and leaves the database readable for the owner's commands.
 * @throws FolderInUse
 */
export function lockFolder(folder: string): FolderLock {
  ownFolder(folder);
  // SQLite would open a file that cannot be written, and lock nothing.
  accessSync(folder, constants.W_OK);
  const file = join(folder, 'server.lock');
  ownFile(file);
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) throw new FolderInUse(folder);
    throw error;
  }
  return { release: () => lock.close() };
}
