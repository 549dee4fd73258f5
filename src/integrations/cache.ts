import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Results of earlier builds, keyed by a hash of all their inputs: PDFs, workbooks, pictures, compressed files. */
const cacheFolder = 'node_modules/.cache/site';

/**
 * The cached result of these inputs, or a new one.
 * @param inputs everything the bytes depend on, including the code that makes them: see `sourceHash`
 */
export async function cached(
  kind: string,
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<string | Uint8Array>,
  folder = cacheFolder,
): Promise<Buffer> {
  const file = path.join(folder, kind, keyOf(inputs));
  if (existsSync(file)) {
    const now = new Date();
    utimesSync(file, now, now);
  } else {
    writeAtomically(file, await make());
  }
  return readFileSync(file);
}

/** Each input is hashed by itself, so that ["ab", "c"] and ["a", "bc"] differ. */
function keyOf(inputs: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(createHash('sha256').update(input).digest());
  return hash.digest('base64url');
}

/** An interrupted build must not leave half a file under a valid key. */
function writeAtomically(file: string, bytes: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
}

/** Deletes results that no build has used since a moment (epoch milliseconds). */
export function pruneCache(since: number, folder = cacheFolder): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    // Some file systems store whole seconds.
    if (entry.isFile() && statSync(file).mtimeMs < since - 1000) rmSync(file);
  }
}

const known = new Map<string, string>();

/** One hash of the names and contents of all files at these paths (files or folders), computed once per process. */
export function sourceHash(paths: readonly string[]): string {
  const key = paths.join();
  const hash = known.get(key) ?? hashFiles(paths);
  known.set(key, hash);
  return hash;
}

/** The same without memoization. */
export function hashFiles(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesAt).sort()) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('base64url');
}

function filesAt(place: string): readonly string[] {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
