import { type Kysely, type RawBuilder, sql } from 'kysely';
import { owner } from '#content/owner.ts';
import { removeLooseLinks } from './removal.ts';
import type { Millis, Schema } from './schema.ts';
import { removeOldCounts } from './tables/counts.ts';
import { dayMs } from './tables/day-limits.ts';
import { removeLoosePhotos } from './tables/photos.ts';
import { confirmLinkMs } from './tables/subscribers.ts';

/** Sent messages are kept for a month, for the limits and for looking up what happened. */
export const sentMailDays = 31;

const expiring = ['questions', 'subscribers', 'outbox'] as const;
type Expiring = (typeof expiring)[number];
export type Removed = Readonly<Record<Expiring, number>>;

/** What of each table has expired, as the condition that finds it. */
const conditions: Readonly<Record<Expiring, (now: Millis) => RawBuilder<unknown>>> = {
  // Answered questions go so many months after the answer. What nobody answered is never deleted by its age.
  questions: (now) => sql`answered_at < ${monthsEarlier(now, owner.legal.enquiryRetentionMonths)}`,
  // Addresses that never confirmed, or that left. Who left may have asked again, and then has a new link.
  subscribers: (now) => sql`confirm_expires_at < ${now - confirmLinkMs}
    and (confirmed_at is null or unsubscribed_at < ${monthAgo(now)})`,
  // A notice that was given up stays as long as its question: the owner has not heard of it.
  outbox: (now) => sql`sent_at < ${monthAgo(now)}
    or (kind <> 'notice' and dead_at < ${monthAgo(now)})
    or (kind in ('newsletter-confirm', 'newsletter-welcome') and created_at < ${monthAgo(now)})
    or (reference is not null and not exists (select 1 from questions where questions.reference = outbox.reference))`,
};

/** Of rows that are short-lived by nature a few may go at once, even when they are most of the table. */
const smallestBatch: Readonly<Record<Expiring, number>> = { questions: 0, subscribers: 10, outbox: 10 };

export interface Expiry {
  readonly removed: Removed;
  /** Expired, but too many at once: they wait for the owner's word. */
  readonly waiting: Removed;
}

const none: Removed = { questions: 0, subscribers: 0, outbox: 0 };

/**
 * Deletes what the privacy page says we no longer keep. More than a tenth of a table at once looks like a mistake: it stays
 * until somebody has `confirmed` it.
 */
export async function removeExpired(
  db: Kysely<Schema>,
  now: Millis,
  { confirmed }: { readonly confirmed: boolean },
): Promise<Expiry> {
  const removed = { ...none };
  const waiting = { ...none };
  for (const table of expiring) {
    const { total, expired } = await count(db, table, now);
    const suspicious = expired > Math.max(smallestBatch[table], total / 10);
    if (suspicious && !confirmed) waiting[table] = expired;
    else removed[table] = await remove(db, table, now);
  }
  await db
    .deleteFrom('links')
    .where('expires_at', '<', now - confirmLinkMs)
    .execute();
  await removeLoosePhotos(db);
  await removeLooseLinks(db);
  await removeOldCounts(db, now);
  return { removed, waiting };
}

/** How many rows of each table have expired. */
export async function countExpired(db: Kysely<Schema>, now: Millis): Promise<Removed> {
  const found = { ...none };
  for (const table of expiring) found[table] = (await count(db, table, now)).expired;
  return found;
}

async function count(db: Kysely<Schema>, table: Expiring, now: Millis): Promise<{ total: number; expired: number }> {
  const { rows } = await sql<{ total: number; expired: number }>`
    select count(*) as total, count(*) filter (where ${conditions[table](now)}) as expired
    from ${sql.table(table)}`.execute(db);
  return rows[0] ?? { total: 0, expired: 0 };
}

async function remove(db: Kysely<Schema>, table: Expiring, now: Millis): Promise<number> {
  const { rows } = await sql`delete from ${sql.table(table)} where ${conditions[table](now)} returning 1`.execute(db);
  return rows.length;
}

const monthAgo = (now: Millis) => now - sentMailDays * dayMs;

function monthsEarlier(now: Millis, months: number): Millis {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.getTime();
}
