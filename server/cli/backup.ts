import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { makePrivateFile } from '../db/file-permissions.ts';
import { openSqlite, type Store } from '../db/open-store.ts';
import type { Millis } from '../db/schema.ts';
import { copyRows, recordBackup } from './backup-file.ts';
import { type Command, type CommandResult, done, failed, writeTo } from './command.ts';

/** `backup FILE`: everything, into a new file. */
export const backupCommand: Command = async ({ store, now }, { words: [file] }) =>
  file === undefined ? failed('Name a file: backup FILE') : backup(store, resolve(file), now);

/** What a copy is called in addition until it is whole. */
export const partialSuffix = '.part';

/**
 * Copies everything into a new SQLite file, whatever the engine, as of one instant. The server may go on working.
 * So a copy made on one engine can be put back on the other. The file is there whole or not at all, also when we are killed.
 */
export async function backup(store: Store, file: string, now: Millis): Promise<CommandResult> {
  if (existsSync(file)) return failed(`${file} exists already. Name a new file.`);
  const made = await writeTo(file, () => writeWhole(store, file));
  if (made.ok) await recordBackup(store, file, now);
  return made;
}

/** Half a copy would pass for one, for whoever looks only whether last night's file is there. */
async function writeWhole(store: Store, file: string): Promise<CommandResult> {
  const part = file + partialSuffix;
  await removeCopy(part);
  try {
    // SQLite fills an empty file, keeps its rights, and has it on disk when it is done.
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

/** Takes what is left of a copy, with the files that SQLite puts beside one that it writes. */
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
    // Its helper files go with it.
    await copy.close();
  }
}
