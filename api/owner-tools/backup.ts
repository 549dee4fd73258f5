import { existsSync, statSync } from 'node:fs';
import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { ConfigError } from '../config/environment.ts';
import { noteBackup } from '../store/keeping/backups.ts';
import { openSqlite, type Store } from '../store/open-store.ts';
import { type Millis, type Schema, tables } from '../store/schema.ts';
import { ownFile } from '../store/sqlite/owner-only.ts';
import { type CommandResult, done, failed } from './command.ts';

/** Rows that one statement inserts: below every engine's limit of parameters. */
const chunkRows = 200;

/**
 * Copies everything into a new SQLite file, whatever the engine, as of one instant. The server may go on working.
 * So a copy made on one engine can be put back on the other.
 */
export async function backup(store: Store, file: string, now: Millis): Promise<CommandResult> {
  if (existsSync(file)) return failed(`${file} exists already. Name a new file.`);
  // Half a copy would pass for one, for whoever looks only whether last night's file is there.
  const part = `${file}.part`;
  await removeCopy(part);
  try {
    // SQLite fills an empty file, and keeps its rights.
    ownFile(part);
    if (store.engine === 'sqlite') await sql`vacuum into ${part}`.execute(store.db);
    else await copyToFile(store, part);
    await rename(part, file);
  } catch (error) {
    await removeCopy(part);
    throw isOfPlace(error) ? new ConfigError(`${file} cannot be written: ${error.code}.`) : error;
  }
  await noteBackup(store, file, now);
  return done(`Copied to ${file}.`);
}

/** Takes what is left of a copy, with the files that SQLite puts beside one that it writes. */
async function removeCopy(file: string): Promise<void> {
  for (const ending of ['', '-journal', '-wal', '-shm']) await rm(file + ending, { force: true });
}

/** Whether a place, and no database, is what was at fault. */
function isOfPlace(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code));
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

/**
 * Puts a copy back, all of it or nothing. A store that holds something is left alone unless `replace` is given.
 * The copy itself is not changed. Messages that were sent after it was made are sent again, under the same Message-ID.
 * Throws when the store cannot take it.
 */
export async function restore(
  store: Store,
  file: string,
  { replace }: { readonly replace: boolean },
): Promise<CommandResult> {
  if (!existsSync(file)) return failed(`There is no file ${file}.`);
  if (!statSync(file).isFile()) return failed(`${file} is no file.`);
  const folder = await mkdtemp(join(tmpdir(), 'restore-'));
  try {
    await copyFile(file, join(folder, 'copy.sqlite'));
    const copy = await openWhole(join(folder, 'copy.sqlite'));
    if (!copy) return failed(`${file} is not a whole copy of a store. Nothing was changed.`);
    const result = await restoreFrom(copy, store, replace).finally(() => copy.close());
    // Erasing names the copies in which somebody still stands.
    if (result.ok) await noteBackup(store, file, Math.floor(statSync(file).mtimeMs));
    return result;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a store has held since its first version. Opening a file gives it every table, so that an empty one would pass. */
const oldestTables = ['questions', 'outbox'];

/** Whether a file is of a store, of this version or an earlier one. @throws what SQLite finds wrong with it */
function isOfStore(file: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const named = database.prepare("select name from sqlite_master where type = 'table'").all();
    return oldestTables.every((table) => named.some(({ name }) => name === table));
  } finally {
    database.close();
  }
}

/** Opens a copy, or undefined when SQLite finds fault with it or it is none of ours. */
async function openWhole(file: string): Promise<Store | undefined> {
  let copy: Store | undefined;
  try {
    if (!isOfStore(file)) return undefined;
    copy = await openSqlite(file);
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(copy.db);
    if (rows[0]?.integrity_check === 'ok') return copy;
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error)) throw error;
  }
  await copy?.close();
  return undefined;
}

async function restoreFrom(copy: Store, store: Store, replace: boolean): Promise<CommandResult> {
  const held = await Promise.all(tables.map((table) => store.db.selectFrom(table).selectAll().limit(1).execute()));
  if (!replace && held.some((found) => found.length > 0)) {
    return failed('There is something in the store already. To replace all of it, add --replace.');
  }
  await store.db.transaction().execute(async (target) => {
    for (const table of tables) await target.deleteFrom(table).execute();
    await copyRows(copy.db, target);
  });
  return done('Put back.');
}

type Rows = Pick<Store['db'], 'selectFrom' | 'insertInto'>;

async function copyRows(source: Rows, target: Rows): Promise<void> {
  for (const table of tables) await copyTable(source, target, table);
  await copyNotes(source, target);
}

/** Where copies lie that were made before this one. What the store knows of itself stays. */
async function copyNotes(source: Rows, target: Rows): Promise<void> {
  for (const note of await source.selectFrom('backups').selectAll().execute()) {
    await target
      .insertInto('backups')
      .values(note)
      .onConflict((conflict) => conflict.column('path').doNothing())
      .execute();
  }
}

async function copyTable<Table extends keyof Schema>(source: Rows, target: Rows, table: Table): Promise<void> {
  if (table === 'photos') return copyPhotos(source, target);
  const rows = await source.selectFrom<keyof Schema>(table).selectAll().execute();
  for (let at = 0; at < rows.length; at += chunkRows) {
    await target
      .insertInto<keyof Schema>(table)
      .values(rows.slice(at, at + chunkRows))
      .execute();
  }
}

/** One after the other: all together need not fit into memory. */
async function copyPhotos(source: Rows, target: Rows): Promise<void> {
  const keys = await source.selectFrom('photos').select(['reference', 'number']).execute();
  for (const { reference, number } of keys) {
    const photo = await source
      .selectFrom('photos')
      .selectAll()
      .where('reference', '=', reference)
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    await target.insertInto('photos').values(photo).execute();
  }
}
