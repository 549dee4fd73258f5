import { CompiledQuery, type Kysely } from 'kysely';
import { owner } from '#content/owner.ts';
import type { CountKind } from '#contract/counts.ts';
import type { Store } from '../open-store.ts';
import type { CountRow, Millis, Schema } from '../schema.ts';
import { isFaultOfRow } from '../turns/row-faults.ts';
import { type Together, together } from '../turns/together.ts';
import { insertOf } from './insert-rows.ts';

const monthsKept = 13;

/** The owner's calendar day of a time, as 2026-11-22: such days sort as text. */
export const dayOf = (time: Millis) => calendar.format(time);
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: owner.timeZone });

type Counted = Pick<CountRow, 'day' | 'page' | 'kind'>;
const queues = new WeakMap<Store['db'], Together<Counted, undefined>>();

/** Counts one more of a kind on a page. What comes together is counted in one go: many at once would wait for the same row. */
export async function addCount({ db, engine }: Store, kind: CountKind, page: string, now: Millis): Promise<void> {
  const addAll = async (list: readonly Counted[]) => {
    const { sql, parameters } = insertOf(engine, 'counts', countsOf(list), addingUp);
    await db.executeQuery(CompiledQuery.raw(sql, [...parameters]));
    return list.map(() => undefined);
  };
  const queue = queues.get(db) ?? together<Counted, undefined>(addAll, isFaultOfRow);
  queues.set(db, queue);
  await queue.add(countedNow(kind, page, now));
}

/** One more of a kind on a page, on the day of a time. */
const countedNow = (kind: CountKind, page: string, now: Millis): Counted => ({ day: dayOf(now), page, kind });

/** A row for each page and kind, in the order in which everyone takes them. */
function countsOf(list: readonly Counted[]): readonly CountRow[] {
  const groups = new Map<string, Counted & { number: number }>();
  for (const one of list) {
    const name = `${one.day} ${one.kind} ${one.page}`;
    const group = groups.get(name) ?? { ...one, number: 0 };
    group.number += 1;
    groups.set(name, group);
  }
  return [...groups.keys()].sort().flatMap((name) => groups.get(name) ?? []);
}

/** What stands behind rows that are added to those of the same day, page and kind. */
export const addingUp = 'on conflict (day, page, kind) do update set number = counts.number + excluded.number';

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
