import { renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';

/**
 * Clears the place of a folder at once, and deletes what it held while something else goes on: a site is thousands of files, and
 * whoever builds anew would wait a second for them. Where it cannot be moved, as across two disks, it is left to whoever builds.
 * @param aside Where the folder waits for its end, on the same disk.
 * @returns resolves once all of it is deleted
 */
export async function putAside(folder: string, aside = 'node_modules/.cache/old-site'): Promise<void> {
  // Of a build that was broken off.
  rmSync(aside, { recursive: true, force: true });
  try {
    renameSync(folder, aside);
  } catch {
    return;
  }
  await rm(aside, { recursive: true, force: true });
}
