import { accessSync, constants, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { migrations } from '../db/migrations.ts';
import { openSqlite, type Store } from '../db/open-store.ts';
import { type Millis, type Schema, tables } from '../db/schema.ts';
import { messageOf } from './command.ts';

/** Why a file that was named cannot be read as a file, in one sentence; undefined when it can. */
export function fileError(file: string): string | undefined {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) return `There is no file ${file}.`;
    if (!found.isFile()) return `${file} is no file.`;
    accessSync(file, constants.R_OK);
    return undefined;
  } catch (error) {
    return `${file} could not be read: ${messageOf(error)}`;
  }
}

/** A copy, or what is wrong with the file, as it follows its name in a sentence. */
type OpenedBackup = { readonly copy: Store } | { readonly fault: string };

/** Every store has gone through it. */
const firstStep = '001_questions';

const broken: OpenedBackup = { fault: 'is not a whole copy of a store' };

/**
 * Opens a copy of this version or an earlier one, and brings its tables up to date. Any other file is left as it is.
 * Throws when its place cannot be used.
 */
export async function openBackup(file: string): Promise<OpenedBackup> {
  let copy: Store | undefined;
  let whole = false;
  try {
    // Opening gives a file every table that it lacks: an empty one would pass.
    const steps = migrationsOf(file);
    if (!steps.includes(firstStep)) return broken;
    if (steps.some((step) => !Object.hasOwn(migrations, step))) return { fault: 'is of a later version' };
    copy = await openSqlite(file);
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(copy.db);
    whole = rows[0]?.integrity_check === 'ok';
    return whole ? { copy } : broken;
  } catch (error) {
    if (isContentError(error)) return broken;
    throw error;
  } finally {
    if (!whole) await copy?.close();
  }
}

/** SQLite's codes for a table that is not there or should not be, for damage, and for what is no database. */
const contentCodes = new Set([1, 11, 26]);

/** Whether what a file holds is at fault, and not its place or a lock. Codes carry what is particular in higher bits. */
function isContentError(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && contentCodes.has(Number(error.errcode) & 0xff);
}

/** The migrations that a store has gone through. @throws SQLite's error for a file that is no store's */
function migrationsOf(file: string): readonly string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database.prepare(`select name from ${DEFAULT_MIGRATION_TABLE}`).all();
    return rows.map(({ name }) => String(name));
  } finally {
    database.close();
  }
}

/** Rows that one statement inserts: below every engine's limit of parameters. */
const chunkRows = 200;

type Rows = Pick<Store['db'], 'selectFrom' | 'insertInto'>;

/** Copies every table into empty ones, and adds where earlier copies lie. Throws when either database does. */
export async function copyRows(source: Rows, target: Rows): Promise<void> {
  for (const table of tables) await copyTable(source, target, table);
  await copyBackupPaths(source, target);
}

/** Where copies lie that were made before this one. What the store knows of itself stays. */
async function copyBackupPaths(source: Rows, target: Rows): Promise<void> {
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

/** Notes where a copy lies, so that erasing can name it. */
export async function recordBackup({ db }: Pick<Store, 'db'>, path: string, now: Millis): Promise<void> {
  await db
    .insertInto('backups')
    .values({ path, made_at: now })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ made_at: now }))
    .execute();
}

/** Paths of the copies that were made, the oldest first; some may be gone. */
export async function listBackups({ db }: Store): Promise<readonly string[]> {
  const rows = await db.selectFrom('backups').select('path').orderBy('made_at').execute();
  return rows.map(({ path }) => path);
}
