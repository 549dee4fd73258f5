import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Store } from './open-store.ts';
import { tables } from './schema.ts';

/**
 * Takes deleted text out of the files of the database. On SQLite every page is written again and the write-ahead log is cut
 * to nothing. On PostgreSQL the tables are written again; its write-ahead log is the server's own and keeps the text until
 * it is overwritten. False when another process kept the log from being cut.
 */
export async function scrub(store: Store): Promise<boolean> {
  if (store.engine === 'postgres') return rewriteTables(store);
  await sql`vacuum`.execute(store.db);
  return cutLog(store);
}

/** Cuts SQLite's write-ahead log, which holds earlier versions of pages. Deleted text is overwritten in the pages anyway. */
export async function cutLog({ db, engine }: Store): Promise<boolean> {
  if (engine === 'postgres') return true;
  for (let attempt = 0; attempt < 5; attempt++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    await pause(200);
  }
  return false;
}

async function rewriteTables({ db }: Store): Promise<true> {
  for (const table of tables) await sql`vacuum full ${sql.table(table)}`.execute(db);
  // Only an administrator may; without it the old pages go with the next checkpoint of the server itself.
  await sql`checkpoint`.execute(db).catch(() => {});
  return true;
}
