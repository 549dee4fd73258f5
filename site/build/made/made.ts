import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Holds what the last build made, by what it was made from. A build forgets what it did not use. */
export const madeFolder = 'node_modules/.cache/made';

/**
 * The file for what is made of these: everything that its bytes follow from, the code that makes it included. It may not be
 * there yet.
 */
export function madeFile(kind: string, from: readonly (string | Uint8Array)[], folder = madeFolder): string {
  const hash = createHash('sha256');
  // Each part by its own hash: where one ends and the next begins is a part of the key.
  for (const part of from) hash.update(createHash('sha256').update(part).digest());
  return path.resolve(folder, kind, hash.digest('base64url'));
}

/** Whether a file of `madeFile` is there. One that is counts as used by this build. */
export function isMade(file: string): boolean {
  if (!existsSync(file)) return false;
  const now = new Date();
  utimesSync(file, now, now);
  return true;
}

/** What a file of `madeFile` holds, made now if it is not there. */
export async function keep(file: string, make: () => Promise<string | Uint8Array>): Promise<Buffer> {
  if (!isMade(file)) {
    const bytes = await make();
    mkdirSync(path.dirname(file), { recursive: true });
    writeWhole(file, bytes);
  }
  return readFileSync(file);
}

/** Writes a file that is there whole or not at all: a build that is broken off leaves no half of it under its name. */
export function writeWhole(file: string, bytes: string | Uint8Array): void {
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
}
