import type { Store } from './open-store.ts';
import type { Millis } from './schema.ts';

/** Notes where a copy lies, so that erasing can name it. */
export async function noteBackup({ db }: Pick<Store, 'db'>, path: string, now: Millis): Promise<void> {
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
