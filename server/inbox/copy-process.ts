import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { backup, writeBackup } from '../cli/backup.ts';
import { recordBackup } from '../cli/backup-file.ts';
import { restoreBackup } from '../cli/restore.ts';
import { lockCopies, newCopyFile } from '../cli/stored-copies.ts';
import type { FileLock } from '../db/folder-lock.ts';
import { openStore, type Store } from '../db/open-store.ts';
import type { Millis, Schema } from '../db/schema.ts';
import type { CopyJob, CopyResult } from './copy-job.ts';

// Started by copy-job.ts. SQLite's calls are synchronous: in the server they would stop everyone's requests.
process.once('message', async (job: CopyJob) => {
  const result = await work(job).catch((): CopyResult => ({ fault: 'failed' }));
  process.send?.(result, () => process.exit(0));
});
// The server ended: the transaction is rolled back.
process.on('disconnect', () => process.exit(0));

async function work(job: CopyJob): Promise<CopyResult> {
  const lock = await waitForLock(job.location.dataDir);
  if (!lock) return { fault: 'repeated' };
  const store = await openStore(job.location);
  try {
    const now = Date.now();
    if (job.file !== undefined) return await restoreAfterCopy(store, job.file, job, now);
    const file = newCopyFile(job.location.dataDir, '', now);
    return (await backup(store, file, now)).ok ? { made: basename(file) } : { fault: 'failed' };
  } finally {
    await store.close();
    lock.release();
  }
}

/** A page that asks whether work is under way holds the lock for a moment. */
async function waitForLock(dataDir: string): Promise<FileLock | undefined> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const lock = lockCopies(dataDir);
    if (lock) return lock;
    await pause(50);
  }
  return undefined;
}

class Repeated extends Error {}

/** Restores a backup. The present state is copied in the same transaction, which lets no one write in between. */
async function restoreAfterCopy(
  store: Store,
  file: string,
  { location, was }: CopyJob,
  now: Millis,
): Promise<CopyResult> {
  const present = newCopyFile(location.dataDir, 'before-restore-', now);
  const reader = await openStore(location);
  const before = async (target: Kysely<Schema>) => {
    if (!(await claimRestore(target, was, now))) throw new Repeated();
    await writeBackup(reader, present);
    await recordBackup({ db: target }, present, now);
  };
  try {
    const result = await restoreBackup(store, file, { dataDir: location.dataDir, replace: true, before });
    if (result.ok) return { made: basename(present), erased: result.questions.length + result.subscribers };
    return { fault: result.fault === 'newer' ? 'newer' : 'broken' };
  } catch (error) {
    if (error instanceof Repeated) return { fault: 'repeated' };
    rmSync(present, { force: true });
    throw error;
  } finally {
    await reader.close();
  }
}

/** True unless a backup was restored after the page that asks for it was made: a second press must not restore again. */
async function claimRestore(target: Kysely<Schema>, was: Millis, now: Millis): Promise<boolean> {
  const row = await target
    .insertInto('server_state')
    .values({ name: 'restored', value: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: now }).where('server_state.value', '=', was))
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}
