import { type Kysely, type RawBuilder, sql } from 'kysely';
import { owner } from '#content/owner.ts';
import type { StoreConnection } from './connection.ts';
import { deleteOrphanLinks, truncateLog } from './erase.ts';
import type { Store } from './open-store.ts';
import type { Millis, Schema } from './schema.ts';
import { deleteOldCounts } from './tables/counts.ts';
import { dayMs } from './tables/daily-limits.ts';
import { kindsAboutQuestion } from './tables/outbox.ts';
import { deleteOrphanPhotos } from './tables/photos.ts';
import { readState, writeState } from './tables/server-state.ts';
import { confirmLinkMs } from './tables/subscribers.ts';

/** Result of a retention run. `suspect`: nothing was deleted because the clock has jumped. */
export type RetentionResult = { readonly clock: 'suspect' } | ({ readonly clock: 'believed' } & Expiry);

interface RetentionOptions {
  readonly now: Millis;
  /** The owner confirmed the clock and the deletion of everything expired. */
  readonly confirmed: boolean;
}

/** Deletes expired data unless the clock has jumped or it is suspiciously much. Health reports what awaits confirmation. */
export async function runRetention(store: Store, { now, confirmed }: RetentionOptions): Promise<RetentionResult> {
  const result = await store.db.transaction().execute(async (transaction): Promise<RetentionResult> => {
    if (confirmed) await confirmClock(transaction, now);
    else if (!(await believeClock(transaction, now))) return { clock: 'suspect' };
    const expiry = await deleteExpired(transaction, now, { confirmed });
    await writeState(transaction, 'removal-waits', sum(expiry.waiting));
    return { clock: 'believed', ...expiry };
  });
  if (result.clock === 'believed' && sum(result.removed) > 0) await truncateLog(store);
  return result;
}

const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((all, count) => all + count, 0);

interface RetentionLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

export interface RetentionParts {
  readonly connection: StoreConnection;
  readonly log: RetentionLog;
  readonly now: () => Millis;
  /** Deletes expired files beside the database. Called only while the clock is trusted. */
  readonly expireFiles: (now: Millis) => Promise<void>;
}

/** Retry interval when the store was unavailable. */
const retryMs = 60_000;

/** Runs retention now and then once a day. Resolves after the first run. */
export async function scheduleRetention(parts: RetentionParts): Promise<{ stop(): void }> {
  const { connection, log, now, expireFiles } = parts;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function look(): Promise<void> {
    let pause = dayMs;
    try {
      const time = now();
      const result = await connection.use((store) => runRetention(store, { now: time, confirmed: false }));
      report(log, result);
      if (result.clock === 'believed') await expireFiles(time);
    } catch {
      pause = retryMs;
      log.warn({}, 'could not look for what has expired');
    }
    if (!stopped) timer = setTimeout(look, pause).unref();
  }

  await look();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

const howToConfirm = 'Look at the clock of this machine. If it is right, run: npm run enquiries -- purge --confirm';

function report(log: RetentionLog, result: RetentionResult): void {
  if (result.clock === 'suspect') {
    log.warn({}, `the clock is far from the last time that was known: nothing is deleted. ${howToConfirm}`);
    return;
  }
  log.info(result.removed, 'deleted what had expired');
  if (sum(result.waiting) > 0) {
    log.warn(result.waiting, `too much has expired at once: it stays until it is confirmed. ${howToConfirm}`);
  }
}

/** Largest accepted difference from the last trusted time, in milliseconds: a server may be off for a week. */
export const clockToleranceMs = 7 * dayMs;

const isNear = (known: Millis, now: Millis) => Math.abs(now - known) <= clockToleranceMs;

async function lastBelieved(db: Kysely<Schema>, now: Millis): Promise<Millis> {
  return (await readState(db, 'clock')) ?? (await newestStored(db)) ?? now;
}

/** Whether the clock is near the last time that was trusted. */
export async function isClockBelieved(db: Kysely<Schema>, now: Millis): Promise<boolean> {
  return isNear(await lastBelieved(db, now), now);
}

/**
 * Compares the clock with the last trusted time. A jump is not trusted however long it lasts, until the clock returns or the owner
 * confirms it: rows stored meanwhile carry the same wrong time.
 */
async function believeClock(db: Kysely<Schema>, now: Millis): Promise<boolean> {
  const known = await lastBelieved(db, now);
  const believed = isNear(known, now);
  await writeState(db, 'clock', believed ? now : known);
  await writeState(db, 'clock-suspect', believed ? 0 : 1);
  return believed;
}

/** Trusts the clock on the owner's word. */
async function confirmClock(db: Kysely<Schema>, now: Millis): Promise<void> {
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

/** Sent messages are stored for a month, for daily limits and troubleshooting. */
export const sentMailDays = 31;

/** As long as counts. */
const inboxLogMonths = 13;

const expiring = ['questions', 'subscribers', 'outbox'] as const;
type Expiring = (typeof expiring)[number];
export type Removed = Readonly<Record<Expiring, number>>;

const conditions: Readonly<Record<Expiring, (now: Millis) => RawBuilder<unknown>>> = {
  // Answered questions expire months after the answer; unanswered ones never do.
  questions: (now) => sql`answered_at < ${monthsEarlier(now, owner.legal.enquiryRetentionMonths)}`,
  // Addresses that never confirmed or that unsubscribed, unless they asked again and have a new link.
  subscribers: (now) => sql`confirm_expires_at < ${now - confirmLinkMs}
    and (confirmed_at is null or unsubscribed_at < ${monthAgo(now)})`,
  // A dead notice stays as long as its question: the owner has not seen it.
  outbox: (now) => sql`sent_at < ${monthAgo(now)}
    or (kind <> 'notice' and dead_at < ${monthAgo(now)})
    or (kind in ('newsletter-confirm', 'newsletter-welcome', 'newsletter') and created_at < ${monthAgo(now)})
    or (kind in (${sql.join(kindsAboutQuestion)}) and reference is not null
      and not exists (select 1 from questions where questions.reference = outbox.reference))`,
};

/** Deletions that are never suspicious, even if they are most of a table of short-lived rows. */
const smallestBatch: Readonly<Record<Expiring, number>> = { questions: 0, subscribers: 10, outbox: 10 };

export interface Expiry {
  readonly removed: Removed;
  /** Expired, but suspiciously many: they await the owner's confirmation. */
  readonly waiting: Removed;
}

const none: Removed = { questions: 0, subscribers: 0, outbox: 0 };

/**
 * Deletes what the privacy page says is no longer stored. More than a tenth of a table at once looks like a mistake and stays until
 * `confirmed`.
 */
export async function deleteExpired(
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
  await deleteOrphanPhotos(db);
  await deleteOrphanLinks(db);
  await deleteOldCounts(db, now);
  await db.deleteFrom('inbox_events').where('at', '<', monthsEarlier(now, inboxLogMonths)).execute();
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
