import { statSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makePrivateFolder } from '../db/file-permissions.ts';
import type { Store } from '../db/open-store.ts';
import { tables } from '../db/schema.ts';
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
 * Messages sent since the backup are sent again with the same Message-ID. Throws when the store cannot be written.
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
  await store.db.transaction().execute(async (target) => {
    for (const table of tables) await target.deleteFrom(table).execute();
    await copyRows(copy.db, target);
    // A backup does not contain its own path.
    await recordBackup({ db: target }, file, Math.floor(statSync(file).mtimeMs));
  });
  return done('Put back.');
}
