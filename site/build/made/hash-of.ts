import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const known = new Map<string, string>();

/**
 * One hash of all files at these places, folders or files: of what code and records are now. It is taken once in a process.
 * @param leftOut files whose content is told apart in another way
 */
export function hashOf(places: readonly string[], leftOut?: RegExp): string {
  const key = [...places, leftOut].join();
  const hash = known.get(key) ?? readHash(places, leftOut);
  known.set(key, hash);
  return hash;
}

/** The same, of the files as they are at this moment. */
export function readHash(places: readonly string[], leftOut?: RegExp): string {
  const hash = createHash('sha256');
  const files = places.flatMap(filesAt).filter((file) => !leftOut?.test(file));
  for (const file of files.sort()) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('base64url');
}

function filesAt(place: string): readonly string[] {
  if (path.extname(place)) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
