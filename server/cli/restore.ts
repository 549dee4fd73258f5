import { statSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import { deleteOrphanLinks, scrub, withoutQuestion } from '../db/erase.ts';
import { makePrivateFolder } from '../db/file-permissions.ts';
import type { Store } from '../db/open-store.ts';
import { type Schema, tables } from '../db/schema.ts';
import { deleteOrphanPhotos } from '../db/tables/photos.ts';
import { partialSuffix } from './backup.ts';
import { broken, copyRows, fileError, isContentError, openBackup, recordBackup } from './backup-file.ts';
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
}

/**
 * Restores a backup completely or not at all, without changing the backup. A store with data is left alone unless `replace` is set.
 * Messages sent since the backup, except newsletters, are sent again with the same Message-ID. Throws when the store cannot be written.
 */
export async function restore(store: Store, file: string, options: RestoreOptions): Promise<CommandResult> {
  const fault = fileError(file);
  if (fault) return failed(fault);
  // An unfinished backup may have all tables and only some rows.
  if (file.endsWith(partialSuffix)) return failed(`${file} was not finished. Nothing was changed.`);
  const folder = restoreFolder(options.dataDir);
  await rm(folder, { recursive: true, force: true });
  makePrivateFolder(folder);
  try {
    const own = join(folder, 'copy.sqlite');
    await copyFile(file, own);
    const opened = await openBackup(own);
    if ('fault' in opened) return unchanged(file, opened);
    const { copy } = opened;
    return await replaceRows(copy, store, file, options)
      .catch((error) => {
        if (isContentError(error)) return unchanged(file, broken);
        throw error;
      })
      .finally(() => copy.close());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const unchanged = (file: string, { fault }: typeof broken) => failed(`${file} ${fault}. Nothing was changed.`);

async function replaceRows(
  copy: Store,
  store: Store,
  file: string,
  { replace }: RestoreOptions,
): Promise<CommandResult> {
  const held = await Promise.all(tables.map((table) => store.db.selectFrom(table).selectAll().limit(1).execute()));
  if (!replace && held.some((found) => found.length > 0)) {
    return failed('There is something in the store already. To replace all of it, add --replace.');
  }
  const { erased, held: issues } = await store.db.transaction().execute(async (target) => {
    for (const table of tables) await target.deleteFrom(table).execute();
    await copyRows(copy.db, target);
    // A backup does not contain its own path.
    await recordBackup({ db: target }, file, Math.floor(statSync(file).mtimeMs));
    return { erased: await eraseAgain(target), held: await holdNewsletters(target) };
  });
  if (erased.length > 0) await scrub(store);
  return done(
    [
      'Put back.',
      ...(erased.length > 0 ? [`Erased again, as in the inbox after the copy: ${erased.join(', ')}.`] : []),
      ...(replace
        ? [`Who was erased with the command erase, or is a subscriber, is not in that list. ${eraseHint}`]
        : []),
      ...(issues > 0 ? [`${issues} newsletter messages were waiting and are held. To send them: ${retryHint}`] : []),
    ].join('\n'),
  );
}

const eraseHint = 'To erase them again: npm run enquiries -- erase EMAIL|PHONE';
const retryHint = 'npm run enquiries -- mail --retry';

/** Erases the questions that the inbox erased, which its log of events (not restored) names. Returns those that the backup brought back. */
async function eraseAgain(target: Kysely<Schema>): Promise<readonly string[]> {
  const events = await target.selectFrom('inbox_events').select('detail').where('event', '=', 'erased').execute();
  const references = events.flatMap(({ detail }) => detail.split(', ')).filter(Boolean);
  if (references.length === 0) return [];
  const erased = await target
    .deleteFrom('questions')
    .where('reference', 'in', references)
    .returning('reference')
    .execute();
  if (erased.length === 0) return [];
  await target.deleteFrom('outbox').where(withoutQuestion).execute();
  await deleteOrphanPhotos(target);
  await deleteOrphanLinks(target);
  return erased.map(({ reference }) => reference);
}

/** Gives up unsent newsletter messages: most may have left after the backup, and `mail --retry` sends them. Returns how many. */
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
