import { sql } from 'kysely';
import type { RateLimiter } from '../http/rate-limit.ts';
import type { StoreConnection } from './connection.ts';
import type { Store } from './open-store.ts';

/**
 * Counts in PostgreSQL, so that a limit holds over all server processes: one atomic upsert a request on a table that
 * is not written to the log (a crash forgets the counts, nothing else). Old windows are swept now and then.
 */
export function postgresRateLimiter(connection: StoreConnection, now: () => number = Date.now): RateLimiter {
  let prepared: Promise<void> | undefined;
  let sweptAt = now();
  return {
    hit: (key, limit) =>
      connection.use(async (store) => {
        prepared ??= createTable(store);
        await prepared.catch((error) => {
          prepared = undefined;
          throw error;
        });
        const time = now();
        if (time - sweptAt > 60_000) {
          sweptAt = time;
          await sql`delete from rate_windows where ends_at < ${time}`.execute(store.db);
        }
        const { rows } = await sql<{ count: number; ends_at: number }>`
          insert into rate_windows as w (key, count, ends_at) values (${key}, 1, ${time + limit.windowMs})
          on conflict (key) do update set
            count = case when w.ends_at <= ${time} then 1 else w.count + 1 end,
            ends_at = case when w.ends_at <= ${time} then excluded.ends_at else w.ends_at end
          returning count, ends_at`.execute(store.db);
        const [window] = rows;
        if (!window) throw new Error('an upsert that returned nothing');
        return { allowed: window.count <= limit.requests, retryAfterMs: Math.max(0, window.ends_at - time) };
      }),
  };
}

async function createTable({ db }: Store): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Two processes that create it at once would collide in the catalogue.
    await sql`select pg_advisory_xact_lock(724501)`.execute(transaction);
    await sql`create unlogged table if not exists rate_windows
      (key text primary key, count integer not null, ends_at bigint not null)`.execute(transaction);
  });
}
