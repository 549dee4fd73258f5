import { statSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import { eraseAgain, scrub } from '../db/erase.ts';
import { makePrivateFolder } from '../db/file-permissions.ts';
import type { Store } from '../db/open-store.ts';
import { type Millis, type Schema, tables } from '../db/schema.ts';
import { partialSuffix } from './backup.ts';
import { copyRows, faults, fileError, isContentError, openBackup, recordBackup } from './backup-file.ts';
import { type Command, type CommandResult, done, failed } from './command.ts';

/** `restore FILE`: restores a backup; with `--replace`, replaces existing data. */
export const restoreCommand: Command = async ({ store, dataDir }, { words: [file], flags }) =>
  file === undefined
    ? failed('Name a file: restore FILE')
    : restore(store, resolve(file), { dataDir, replace: flags.has('--replace') });

/** Where a restore works on its own copy. A killed one leaves it, so the next restore and every server start delete it. */
export const restoreFolder = (dataDir: string) => join(dataDir, 'restore');

interface RestoreOptions {
  readonly dataDir: string;
  /** Delete existing data first. */
  readonly replace: boolean;
  /** Work in the same transaction, while no one else can write and before anything is changed. An exception ends the restore. */
  readonly before?: (target: Transaction<Schema>) => Promise<void>;
}

interface Restored {
  /** References of the questions that were erased again. */
  readonly questions: readonly string[];
  /** Subscriptions that were erased again. */
  readonly subscribers: number;
  /** Newsletter messages that were waiting in the backup. */
  readonly held: number;
}

export type RestoreResult =
  | ({ readonly ok: true } & Restored)
  | {
      readonly ok: false;
      readonly fault: 'unreadable' | 'unfinished' | 'not-empty' | keyof typeof faults;
      readonly text: string;
    };

/** The same as a command's result. */
export async function restore(store: Store, file: string, options: RestoreOptions): Promise<CommandResult> {
  const result = await restoreBackup(store, file, options);
  if (!result.ok) return failed(result.text);
  const { questions, subscribers, held } = result;
  return done(
    [
      'Put back.',
      ...(questions.length + subscribers > 0
        ? [`Erased again, as after the copy: ${[...questions, `${subscribers} subscriptions`].join(', ')}.`]
        : []),
      ...(held > 0
        ? [`${held} newsletter messages were waiting and are held. To send them: npm run enquiries -- mail --retry`]
        : []),
    ].join('\n'),
  );
}

/**
 * Restores a backup completely or not at all, without changing the backup; a server may run meanwhile. A store with data is left alone
 * unless `replace` is set. Messages sent since the backup, except newsletters, are sent again with the same Message-ID. Throws when the
 * store cannot be written.
 */
export async function restoreBackup(store: Store, file: string, options: RestoreOptions): Promise<RestoreResult> {
  const unreadable = fileError(file);
  if (unreadable) return { ok: false, fault: 'unreadable', text: unreadable };
  // An unfinished backup may have all tables and only some rows.
  if (file.endsWith(partialSuffix))
    return { ok: false, fault: 'unfinished', text: `${file} was not finished. Nothing was changed.` };
  const folder = restoreFolder(options.dataDir);
  await rm(folder, { recursive: true, force: true });
  makePrivateFolder(folder);
  try {
    const own = join(folder, 'copy.sqlite');
    await copyFile(file, own);
    const opened = await openBackup(own);
    if ('fault' in opened) return unchanged(file, opened.fault);
    const { copy } = opened;
    return await replaceRows(copy, store, file, options)
      .catch((error) => {
        if (isContentError(error)) return unchanged(file, 'broken');
        throw error;
      })
      .finally(() => copy.close());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const unchanged = (file: string, fault: keyof typeof faults) =>
  ({ ok: false, fault, text: `${file} ${faults[fault]}. Nothing was changed.` }) as const;

async function replaceRows(
  copy: Store,
  store: Store,
  file: string,
  { replace, before }: RestoreOptions,
): Promise<RestoreResult> {
  const held = await Promise.all(tables.map((table) => store.db.selectFrom(table).selectAll().limit(1).execute()));
  if (!replace && held.some((found) => found.length > 0)) {
    const text = 'There is something in the store already. To replace all of it, add --replace.';
    return { ok: false, fault: 'not-empty', text };
  }
  const restored = await store.db.transaction().execute(async (target) => {
    if (store.engine === 'postgres') await lockTables(target);
    await before?.(target);
    const left = await target
      .selectFrom('subscribers')
      .select(leaving)
      .where('unsubscribed_at', 'is not', null)
      .execute();
    for (const table of tables) await target.deleteFrom(table).execute();
    await copyRows(copy.db, target);
    // A backup does not contain its own path.
    await recordBackup({ db: target }, file, Math.floor(statSync(file).mtimeMs));
    for (const { id, unsubscribed_at } of left) await unsubscribeAgain(target, id, unsubscribed_at);
    return { ...(await eraseAgain(target)), held: await holdNewsletters(target) };
  });
  if (restored.questions.length + restored.subscribers > 0) await scrub(store);
  return { ok: true, ...restored };
}

/** SQLite's transactions lock everyone else's writes anyway. */
async function lockTables(target: Transaction<Schema>): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(target);
  await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in exclusive mode`.execute(target);
}

const leaving = ['id', 'unsubscribed_at'] as const;

/** Who left the newsletter after the backup does not get it again. */
async function unsubscribeAgain(target: Kysely<Schema>, id: string, at: Millis | null): Promise<void> {
  await target
    .updateTable('subscribers')
    .set({ unsubscribed_at: at })
    .where('id', '=', id)
    .where('unsubscribed_at', 'is', null)
    .execute();
}

/** Gives up unsent newsletter messages: most may have left after the backup. Returns how many. */
async function holdNewsletters(target: Kysely<Schema>): Promise<number> {
  const held = await target
    .updateTable('outbox')
    .set({ dead_at: Date.now(), last_error: 'RESTORED', lease_until: null, lease_owner: null })
    .where('kind', '=', 'newsletter')
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .returning('id')
    .execute();
  return held.length;
}
