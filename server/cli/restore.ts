import { statSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Store } from '../db/open-store.ts';
import { tables } from '../db/schema.ts';
import { partialSuffix } from './backup.ts';
import { copyRows, fileError, openBackup, recordBackup } from './backup-file.ts';
import { type Command, type CommandResult, done, failed } from './command.ts';

/** `restore FILE`: restores a backup; with `--replace`, replaces existing data. */
export const restoreCommand: Command = async ({ store }, { words: [file], flags }) =>
  file === undefined
    ? failed('Name a file: restore FILE')
    : restore(store, resolve(file), { replace: flags.has('--replace') });

interface RestoreOptions {
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
  const folder = await mkdtemp(join(tmpdir(), 'restore-'));
  try {
    const own = join(folder, 'copy.sqlite');
    await copyFile(file, own);
    const opened = await openBackup(own);
    if ('fault' in opened) return failed(`${file} ${opened.fault}. Nothing was changed.`);
    const { copy } = opened;
    return await replaceRows(copy, store, file, options).finally(() => copy.close());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

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
