import type { Kysely } from 'kysely';
import { owner } from '#content/owner.ts';
import { noticeDays, type Renewal, reminderDays, renewals } from '#content/renewals.ts';
import type { StoreConnection } from '../db/connection.ts';
import type { Store } from '../db/open-store.ts';
import { isClockBelieved } from '../db/retention.ts';
import type { Millis, OutboxRow, Schema, StateName } from '../db/schema.ts';
import { dayMs } from '../db/tables/daily-limits.ts';
import { newMail } from '../db/tables/outbox.ts';
import { claimOnce } from '../db/tables/server-state.ts';

/** The earliest hour of the morning's mail, in the owner's time zone. */
const firstHour = 7;
/** After everything urgent, before the receipts of normal questions. */
const morningPriority = 4;
const lookMs = 10 * 60 * 1000;

/**
 * Queues the digest of open questions and counts, once a day from 7 a.m. in the owner's time zone, whatever the number of processes.
 * Its content is read when it is sent; an empty digest is not sent.
 */
export async function addMorningDigest({ db }: Store, ownerEmail: string, now: Millis): Promise<boolean> {
  const { day, hour } = ownersClock(now);
  if (hour < firstHour) return false;
  const about = { recipient: ownerEmail, priority: morningPriority, createdAt: now };
  return addDigestOnce(db, ['digest-day', day], newMail({ kind: 'digest', ...about }));
}

/** The reference of a digest that the owner asked for: it is sent even when nothing is open. */
export const askedFor = 'asked';
/** One is sent at most every so many minutes, for all requests together. */
export const askedEveryMinutes = 10;
/** The owner waits for it. */
const askedPriority = 1;

/** Queues a digest, which has a fresh link to the inbox. False where one was just asked for. */
export async function addAskedDigest({ db }: Store, ownerEmail: string, now: Millis): Promise<boolean> {
  const period = Math.floor(now / (askedEveryMinutes * 60_000));
  const about = { recipient: ownerEmail, priority: askedPriority, createdAt: now, reference: askedFor };
  return addDigestOnce(db, ['digest-asked', period], newMail({ kind: 'digest', ...about }));
}

/** Queues a digest for a period, once whatever the number of processes. */
function addDigestOnce(
  db: Kysely<Schema>,
  [name, period]: readonly [StateName, number],
  mail: OutboxRow,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await claimOnce(transaction, name, period))) return false;
    await transaction.insertInto('outbox').values(mail).execute();
    return true;
  });
}

/** The hour and the calendar day (as a day number) in the owner's time zone. */
function ownersClock(now: Millis): { readonly day: number; readonly hour: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: owner.timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value);
  return { day: Date.UTC(part('year'), part('month') - 1, part('day')) / dayMs, hour: part('hour') };
}

/** One that is longer past was missed by a server that was off; nothing is said about it. */
const lateDays = 31;

/**
 * Queues a mail about each day on which something ends: 60 days ahead and again 14 days ahead, once each, whatever the number of
 * processes. None while the clock is suspect: it would announce what is years away. Returns how many.
 */
export async function addRenewalMail(
  { db }: Store,
  ownerEmail: string,
  now: Millis,
  list: readonly Pick<Renewal, 'on'>[] = renewals(),
): Promise<number> {
  const { day: today, hour } = ownersClock(now);
  if (hour < firstHour) return 0;
  const left = (on: string) => Date.parse(on) / dayMs - today;
  const due = new Set(list.map(({ on }) => on).filter((on) => left(on) <= noticeDays && left(on) >= -lateDays));
  if (due.size === 0) return 0;
  return db.transaction().execute(async (transaction) => {
    if (!(await isClockBelieved(transaction, now))) return 0;
    let added = 0;
    for (const on of due) {
      const isNew = await claimOnce(transaction, `renewal-${on}`, 1);
      const isReminder = left(on) <= reminderDays && (await claimOnce(transaction, `reminder-${on}`, 1));
      if (!isNew && !isReminder) continue;
      const about = { recipient: ownerEmail, priority: morningPriority, createdAt: now, reference: on };
      await transaction
        .insertInto('outbox')
        .values(newMail({ kind: 'renewal', ...about }))
        .execute();
      added += 1;
    }
    return added;
  });
}

interface MorningParts {
  readonly connection: StoreConnection;
  readonly ownerEmail: string;
  readonly log: { warn(fields: object, message: string): void };
  /** Called when a message was queued. */
  readonly stored: () => void;
}

/** Checks every ten minutes whether the morning's mail is due. */
export function scheduleMorningMail({ connection, ownerEmail, log, stored }: MorningParts): { stop(): void } {
  const look = () =>
    connection
      .use(async (store) => {
        const now = Date.now();
        const hasDigest = await addMorningDigest(store, ownerEmail, now);
        return hasDigest || (await addRenewalMail(store, ownerEmail, now)) > 0;
      })
      .then((added) => added && stored())
      .catch(() => log.warn({}, 'could not queue the morning mail'));
  void look();
  const timer = setInterval(look, lookMs).unref();
  return { stop: () => clearInterval(timer) };
}
