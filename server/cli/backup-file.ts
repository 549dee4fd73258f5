import { accessSync, constants, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { migrations } from '../db/migrations.ts';
import { openSqlite, type Store } from '../db/open-store.ts';
import { type BackupRow, type Millis, mergedTables, type Schema, tables } from '../db/schema.ts';
import { messageOf } from './command.ts';

/** Why a path is not a readable file, as a sentence; undefined when it is. */
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

/** What may be wrong with a backup; continues a sentence that starts with its name. */
export const faults = { broken: 'is not a whole copy of a store', newer: 'is of a later version' } as const;

type OpenedBackup = { readonly copy: Store } | { readonly fault: keyof typeof faults };

/** The first migration of every store. */
const firstStep = '001_questions';

const broken = { fault: 'broken' } as const;

/**
 * Opens a backup of this version or an earlier one and migrates it. Any other file is left untouched. Throws when the path cannot be
 * used.
 */
export async function openBackup(file: string): Promise<OpenedBackup> {
  let copy: Store | undefined;
  let whole = false;
  try {
    // Checked first: opening creates missing tables, so an empty file would pass.
    const steps = migrationsOf(file);
    if (!steps.includes(firstStep)) return broken;
    if (steps.some((step) => !Object.hasOwn(migrations, step))) return { fault: 'newer' };
    copy = await openSqlite(file);
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(copy.db);
    whole = rows[0]?.integrity_check === 'ok' && (await hasTypedRows(copy));
    return whole ? { copy } : broken;
  } catch (error) {
    if (isContentError(error) || isDamage(error)) return broken;
    throw error;
  } finally {
    if (!whole) await copy?.close();
  }
}

/** What SQLite may hold in a column of each declared type, and no more: it takes any value in any column. */
const storageOf: Readonly<Record<string, string>> = {
  text: "'text'",
  bigint: "'integer'",
  integer: "'integer'",
  bytea: "'blob'",
};

/** Whether all tables are tables, and no view that may never end, and hold in each column what its type says. */
async function hasTypedRows({ db }: Store): Promise<boolean> {
  for (const table of [...tables, ...mergedTables]) {
    const columns = await sql<{ name: string; type: string }>`
      select column.name, column.type from sqlite_master join pragma_table_info(sqlite_master.name) as column
      where sqlite_master.name = ${table} and sqlite_master.type = 'table'`.execute(db);
    if (columns.rows.length === 0) return false;
    const odd = columns.rows.map(({ name, type }) => {
      const allowed = sql.raw(storageOf[type.toLowerCase()] ?? "'null'");
      return sql`typeof(${sql.ref(name)}) not in (${allowed}, 'null')`;
    });
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.join(odd, sql` or `)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}

/** SQLite result codes: corrupt, not a database. */
const damageCodes = [11, 26];
/** SQLite result codes: error (such as a missing table), violated constraint, wrong type. */
const contentCodes = [1, 19, 20];
/** PostgreSQL: data exceptions, violated constraints, unknown columns. Node: numbers over 2^53. */
const contentStates = /^(22|23|42703$|ERR_OUT_OF_RANGE$)/;

/** SQLite's result code; extended ones use the higher bits. */
const sqliteCode = (error: unknown) =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;

const isDamage = (error: unknown) => damageCodes.includes(sqliteCode(error) ?? 0);

/** Whether tables or rows are not those of a store, as opposed to an unusable path, a lock or a lost connection. */
export function isContentError(error: unknown): boolean {
  const code = sqliteCode(error);
  if (code !== undefined) return contentCodes.includes(code);
  return error instanceof Error && 'code' in error && contentStates.test(String(error.code));
}

/** The migrations applied to a store. @throws SQLite's error for any other file */
function migrationsOf(file: string): readonly string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database.prepare(`select name from ${DEFAULT_MIGRATION_TABLE}`).all();
    return rows.map(({ name }) => String(name));
  } finally {
    database.close();
  }
}

/** Rows per insert: below both engines' parameter limits. */
const chunkRows = 200;

type Rows = Pick<Store['db'], 'selectFrom' | 'insertInto'>;

/** Copies every table into empty ones, and adds to the merged ones. Server state and the inbox's sessions and log are not copied. */
export async function copyRows(source: Rows, target: Rows): Promise<void> {
  for (const table of tables) {
    if (table === 'photos') await copyPhotos(source, target);
    else await copyTable(source, target, table);
  }
  for (const table of mergedTables) await copyTable(source, target, table);
}

async function copyTable(source: Rows, target: Rows, table: keyof Schema): Promise<void> {
  const rows = await source.selectFrom<keyof Schema>(table).selectAll().execute();
  for (let at = 0; at < rows.length; at += chunkRows) {
    await target
      .insertInto<keyof Schema>(table)
      .values(rows.slice(at, at + chunkRows))
      .$if(table === 'backups' || table === 'erased', (query) => query.onConflict((conflict) => conflict.doNothing()))
      .execute();
  }
}

/** One at a time: all photos together may not fit into memory. */
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

/** Records the path of a backup, so that erasing can name it. */
export async function recordBackup({ db }: Pick<Store, 'db'>, path: string, now: Millis): Promise<void> {
  await db
    .insertInto('backups')
    .values({ path, made_at: now })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ made_at: now }))
    .execute();
}

/** Recorded backups, oldest first; the files may be gone. */
export function listBackups({ db }: Store): Promise<BackupRow[]> {
  return db.selectFrom('backups').selectAll().orderBy('made_at').execute();
}
