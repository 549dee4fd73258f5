import { sql } from 'kysely';
import type { Store } from '../../../store/open-store.ts';

/** How far processes of different machines may be apart: each looks at the shared clock as often. */
const beatMs = 1000;

/** The time of the clock that all share, which stands in the database and is brought on by each. */
export function sharedClock(now: () => number): (store: Store) => Promise<number> {
  /** How far it is ahead of this machine's own. */
  let ahead = 0;
  let beatAt = Number.NEGATIVE_INFINITY;
  let beat = Promise.resolve();

  async function bringOn({ db }: Store): Promise<void> {
    const { rows } = await sql<{ at: number }>`
      insert into limit_clock as known (one, at) values (true, ${now() + ahead})
      on conflict (one) do update set at = greatest(known.at, excluded.at) returning at`.execute(db);
    for (const { at } of rows) ahead = Math.max(ahead, at - now());
  }

  return async (store) => {
    if (now() - beatAt >= beatMs) {
      beatAt = now();
      beat = bringOn(store).catch((error) => {
        beatAt = Number.NEGATIVE_INFINITY;
        throw error;
      });
    }
    await beat;
    return now() + ahead;
  };
}
