import type { Kysely } from 'kysely';
import { owner } from '#content/owner.ts';
import type { CountKind } from '#contract/counts.ts';
import { isFaultOfRow } from '../asking/row-faults.ts';
import { type Together, together } from '../asking/together.ts';
import type { Store } from '../open-store.ts';
import type { CountRow, Millis, Schema } from '../schema.ts';

const monthsKept = 13;

/** The owner's calendar day of a time, as 2026-11-22: such days sort as text. */
export const dayOf = (time: Millis) => calendar.format(time);
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: owner.timeZone });

type Counted = Pick<CountRow, 'day' | 'page' | 'kind'>;
const queues = new WeakMap<Store['db'], Together<Counted, undefined>>();

/** Counts one more of a kind on a page. What comes together is counted in one go: many at once would wait for the same row. */
export async function addCount({ db }: Store, kind: CountKind, page: string, now: Millis): Promise<void> {
  const queue = queues.get(db) ?? together<Counted, undefined>((list) => addAll(db, list), isFaultOfRow);
  queues.set(db, queue);
  await queue.add({ day: dayOf(now), page, kind });
}

async function addAll(db: Store['db'], list: readonly Counted[]): Promise<readonly undefined[]> {
  const rows = Object.values(Object.groupBy(list, ({ day, page, kind }) => `${day} ${kind} ${page}`)).flatMap(
    (same = []) => same.slice(0, 1).map((counted) => ({ ...counted, number: same.length })),
  );
  await db
    .insertInto('counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'page', 'kind'])
        .doUpdateSet((set) => ({ number: set('counts.number', '+', set.ref('excluded.number')) })),
    )
    .execute();
  return list.map(() => undefined);
}

/** The counts from one day to another, both included. */
export function listCounts({ db }: Store, from: string, to: string): Promise<CountRow[]> {
  const days = db.selectFrom('counts').selectAll().where('day', '>=', from).where('day', '<=', to);
  return days.orderBy('day').orderBy('page').orderBy('kind').execute();
}

/** Deletes the counts of days more than thirteen months ago: a year can be held against the one before. */
export async function removeOldCounts(db: Kysely<Schema>, now: Millis): Promise<void> {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - monthsKept);
  await db.deleteFrom('counts').where('day', '<', dayOf(date.getTime())).execute();
}
