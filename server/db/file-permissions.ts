import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';

/** Visitors' data is readable by its owner only, not by other users of the machine. */
const folderMode = 0o700;
const fileMode = 0o600;

/**
 * Creates a folder readable by its owner only, or restricts an existing one. Folders of other users and shared ones (like /tmp) stay
 * unchanged.
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: folderMode });
  const { mode, uid } = statSync(folder);
  const sticky = (mode & 0o1000) !== 0;
  if (uid === process.getuid?.() && !sticky && (mode & 0o077) !== 0) chmodIfAllowed(folder, folderMode);
}

/** Creates an empty file readable by its owner only, or restricts an existing one. */
export function makePrivateFile(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', fileMode));
  else if ((statSync(file).mode & 0o077) !== 0) chmodIfAllowed(file, fileMode);
}

/** On a read-only disk the permissions stay; pages are still served. */
function chmodIfAllowed(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && (error.code === 'EROFS' || error.code === 'EPERM'))) throw error;
  }
}
