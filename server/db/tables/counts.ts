import type { Kysely } from 'kysely';
import { owner } from '#content/owner.ts';
import type { CountKind } from '#contract/counts.ts';
import type { Store } from '../open-store.ts';
import type { CountRow, Millis, Schema } from '../schema.ts';

const retentionMonths = 13;

/** The owner's calendar day, as 2026-11-22, which sorts as text. */
export const dayOf = (time: Millis) => calendar.format(time);
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: owner.timeZone });

/** Increments a page's count of a kind. */
export async function addCount({ db }: Pick<Store, 'db'>, kind: CountKind, page: string, now: Millis): Promise<void> {
  await db
    .insertInto('counts')
    .values({ day: dayOf(now), page, kind, number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'page', 'kind'])
        .doUpdateSet((update) => ({ number: update('counts.number', '+', update.ref('excluded.number')) })),
    )
    .execute();
}

/** The counts from one day to another, both included. */
export function listCounts({ db }: Store, from: string, to: string): Promise<CountRow[]> {
  const days = db.selectFrom('counts').selectAll().where('day', '>=', from).where('day', '<=', to);
  return days.orderBy('day').orderBy('page').orderBy('kind').execute();
}

/** Deletes counts older than 13 months, so that a year can be compared with the one before. */
export async function deleteOldCounts(db: Kysely<Schema>, now: Millis): Promise<void> {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - retentionMonths);
  await db.deleteFrom('counts').where('day', '<', dayOf(date.getTime())).execute();
}
