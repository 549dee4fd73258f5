import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { makePrivateFile } from '../db/file-permissions.ts';
import { openSqlite, type Store } from '../db/open-store.ts';
import type { Millis } from '../db/schema.ts';
import { copyRows, recordBackup } from './backup-file.ts';
import { type Command, type CommandResult, done, failed, writeTo } from './command.ts';

/** `backup FILE`: copies everything into a new file. */
export const backupCommand: Command = async ({ store, now }, { words: [file] }) =>
  file === undefined ? failed('Name a file: backup FILE') : backup(store, resolve(file), now);

export const partialSuffix = '.part';

/**
 * Copies a consistent snapshot into a new SQLite file, whatever the engine, while the server may run; it can be restored on either
 * engine. The file appears complete or not at all, even if the process is killed.
 */
export async function backup(store: Store, file: string, now: Millis): Promise<CommandResult> {
  if (existsSync(file)) return failed(`${file} exists already. Name a new file.`);
  const made = await writeTo(file, () => writeBackup(store, file));
  if (made.ok) await recordBackup(store, file, now);
  return made;
}

/** Writes the file without recording its path; under another name first: a partial file would pass for last night's backup. */
export async function writeBackup(store: Store, file: string): Promise<CommandResult> {
  const part = file + partialSuffix;
  await removeCopy(part);
  try {
    // VACUUM INTO fills an empty file, keeps its permissions, and syncs it to disk.
    makePrivateFile(part);
    if (store.engine === 'sqlite') await sql`vacuum into ${part}`.execute(store.db);
    else await copyToFile(store, part);
    await rename(part, file);
  } catch (error) {
    await removeCopy(part);
    throw error;
  }
  return done(`Copied to ${file}.`);
}

/** Deletes an unfinished backup with SQLite's side files. */
async function removeCopy(file: string): Promise<void> {
  for (const ending of ['', '-journal', '-wal', '-shm']) await rm(file + ending, { force: true });
}

async function copyToFile(store: Store, file: string): Promise<void> {
  const copy = await openSqlite(file);
  try {
    await store.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((source) => copyRows(source, copy.db));
  } finally {
    // Closing deletes SQLite's side files.
    await copy.close();
  }
}
