import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { type FileLock, lockFile } from './file-lock.ts';
import { ownFile, ownFolder } from './owner-only.ts';

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
  ownFolder(folder);
  // SQLite would open a file that cannot be written, and lock nothing.
  accessSync(folder, constants.W_OK);
  const file = join(folder, 'server.lock');
  ownFile(file);
  const lock = lockFile(file);
  if (!lock) throw new FolderInUse(folder);
  return lock;
}
