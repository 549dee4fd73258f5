import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';

/** What people wrote to us is for its owner alone: other users of the machine cannot look into folders and files. */
const folderMode = 0o700;
const fileMode = 0o600;

/**
 * Makes a folder for its owner alone, or makes one that exists so. A folder of somebody else, or one that all users share
 * (like /tmp), is left as it is: its rights are not ours to change.
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: folderMode });
  const { mode, uid } = statSync(folder);
  const sticky = (mode & 0o1000) !== 0;
  if (uid === process.getuid?.() && !sticky && (mode & 0o077) !== 0) chmodIfAllowed(folder, folderMode);
}

/** Makes a file for its owner alone, empty if it is new. */
export function makePrivateFile(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', fileMode));
  else if ((statSync(file).mode & 0o077) !== 0) chmodIfAllowed(file, fileMode);
}

/** A disk that cannot be written keeps its rights; it is served from, and health says that it takes nothing. */
function chmodIfAllowed(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && (error.code === 'EROFS' || error.code === 'EPERM'))) throw error;
  }
}
