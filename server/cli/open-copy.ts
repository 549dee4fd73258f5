import { accessSync, constants, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { migrations } from '../db/migrations/migrations.ts';
import { openSqlite, type Store } from '../db/open-store.ts';
import { messageOf } from './command.ts';

/** Why a file that was named cannot be read as a file, in one sentence; undefined when it can. */
export function faultOfFile(file: string): string | undefined {
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
type OpenedCopy = { readonly copy: Store } | { readonly fault: string };

/** Every store has gone through it. */
const firstStep = '001_questions';

const broken: OpenedCopy = { fault: 'is not a whole copy of a store' };

/**
 * Opens a copy of this version or an earlier one, and brings its tables up to date. Any other file is left as it is.
 * Throws when its place cannot be used.
 */
export async function openCopy(file: string): Promise<OpenedCopy> {
  let copy: Store | undefined;
  let whole = false;
  try {
    // Opening gives a file every table that it lacks: an empty one would pass.
    const steps = stepsOf(file);
    if (!steps.includes(firstStep)) return broken;
    if (steps.some((step) => !Object.hasOwn(migrations, step))) return { fault: 'is of a later version' };
    copy = await openSqlite(file);
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(copy.db);
    whole = rows[0]?.integrity_check === 'ok';
    return whole ? { copy } : broken;
  } catch (error) {
    if (isOfContent(error)) return broken;
    throw error;
  } finally {
    if (!whole) await copy?.close();
  }
}

/** SQLite's codes for a table that is not there or should not be, for damage, and for what is no database. */
const contentCodes = new Set([1, 11, 26]);

/** Whether what a file holds is at fault, and not its place or a lock. Codes carry what is particular in higher bits. */
function isOfContent(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && contentCodes.has(Number(error.errcode) & 0xff);
}

/** The migrations that a store has gone through. @throws SQLite's error for a file that is no store's */
function stepsOf(file: string): readonly string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database.prepare(`select name from ${DEFAULT_MIGRATION_TABLE}`).all();
    return rows.map(({ name }) => String(name));
  } finally {
    database.close();
  }
}
