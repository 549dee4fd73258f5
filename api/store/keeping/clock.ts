import type { Kysely } from 'kysely';
import type { Millis, Schema } from '../schema.ts';
import { dayMs } from '../tables/day-limits.ts';
import { readState, writeState } from '../tables/server-state.ts';

/** A clock may be this far from the last time that was believed: a server may be off for a week. Milliseconds. */
export const clockToleranceMs = 7 * dayMs;

/**
 * Whether the clock can be believed, by the last time that was. A jump is never believed by itself, however long it lasts:
 * the clock comes back, or the owner confirms it. What is stored meanwhile proves nothing, since it carries the same time.
 */
export async function believeClock(db: Kysely<Schema>, now: Millis): Promise<boolean> {
  const known = (await readState(db, 'clock')) ?? (await newestStored(db)) ?? now;
  const believed = Math.abs(now - known) <= clockToleranceMs;
  await writeState(db, 'clock', believed ? now : known);
  await writeState(db, 'clock-suspect', believed ? 0 : 1);
  return believed;
}

/** The owner says that the clock is right. */
export async function confirmClock(db: Kysely<Schema>, now: Millis): Promise<void> {
  await writeState(db, 'clock', now);
  await writeState(db, 'clock-suspect', 0);
}

async function newestStored(db: Kysely<Schema>): Promise<Millis | undefined> {
  const times = await Promise.all(
    (['questions', 'subscribers', 'outbox'] as const).map((table) =>
      db
        .selectFrom(table)
        .select((select) => select.fn.max('created_at').as('newest'))
        .executeTakeFirst(),
    ),
  );
  const known = times.flatMap((row) => (typeof row?.newest === 'number' ? [row.newest] : []));
  return known.length > 0 ? Math.max(...known) : undefined;
}
