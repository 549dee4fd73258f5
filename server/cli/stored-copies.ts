import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { makePrivateFile, makePrivateFolder } from '../db/file-permissions.ts';
import { type FileLock, lockFile } from '../db/folder-lock.ts';
import type { Store } from '../db/open-store.ts';
import type { Millis } from '../db/schema.ts';
import { dayMs } from '../db/tables/daily-limits.ts';
import { fileError, listBackups } from './backup-file.ts';

const suffix = '.sqlite';
/** As long as the backups of the night. */
export const copyDays = 30;

/** Backups that `publish` and the inbox make. */
const copiesFolder = (dataDir: string) => join(dataDir, 'copies');

/** The path of a new backup in the data folder, named by the time in UTC; deletes those that are too old there. */
export function newCopyFile(dataDir: string, prefix = '', now: Millis = Date.now()): string {
  const folder = copiesFolder(dataDir);
  makePrivateFolder(folder);
  for (const path of readdirSync(folder).map((name) => join(folder, name)))
    if (statSync(path).mtimeMs < now - copyDays * dayMs) rmSync(path);
  const name = prefix + new Date(now).toISOString().slice(0, 19).replaceAll(':', '');
  const free = ['', ...Array.from({ length: 99 }, (_, at) => `-${at + 2}`)].find(
    (end) => !existsSync(join(folder, name + end + suffix)),
  );
  return join(folder, `${name}${free ?? ''}${suffix}`);
}

/** A lock for the process that makes or restores a backup from the inbox; it ends with the process. Undefined while another one has it. */
export function lockCopies(dataDir: string): FileLock | undefined {
  makePrivateFolder(dataDir);
  const file = join(dataDir, 'copies.lock');
  makePrivateFile(file);
  return lockFile(file);
}

/** A backup on this machine that the server may read. */
export interface StoredCopy {
  /** Names it in an address. */
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly madeAt: Millis;
  readonly bytes: number;
  /** Undefined for a damaged file. */
  readonly questions: number | undefined;
}

/** Recorded backups and those in the data folder, newest first. */
export async function listCopies(store: Store, dataDir: string): Promise<readonly StoredCopy[]> {
  const recorded = await listBackups(store);
  const paths = new Map(recorded.map(({ path, made_at }) => [path, made_at]));
  const folder = copiesFolder(dataDir);
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name.endsWith(suffix) && !paths.has(join(folder, name))) paths.set(join(folder, name), 0);
  return [...paths].flatMap(([path, madeAt]) => copyOf(path, madeAt)).sort((a, b) => b.madeAt - a.madeAt);
}

function copyOf(path: string, recordedAt: Millis): readonly StoredCopy[] {
  if (fileError(path) !== undefined || !path.endsWith(suffix)) return [];
  const found = statSync(path);
  const id = createHash('sha256').update(path).digest('hex').slice(0, 16);
  const madeAt = recordedAt || Math.floor(found.mtimeMs);
  return [{ id, path, name: basename(path), madeAt, bytes: found.size, questions: countQuestions(path) }];
}

function countQuestions(path: string): number | undefined {
  const url = pathToFileURL(path);
  // A backup is never written to: SQLite needs no lock, nor files beside it in a folder that may be read-only.
  url.search = 'immutable=1';
  try {
    const file = new DatabaseSync(url, { readOnly: true });
    try {
      return Number(file.prepare('select count(*) as count from questions').get()?.count);
    } finally {
      file.close();
    }
  } catch {
    return undefined;
  }
}
