import { owner } from '#content/owner.ts';
import type { StoreConnection } from '../db/connection.ts';
import type { Store } from '../db/open-store.ts';
import type { Millis } from '../db/schema.ts';
import { dayMs } from '../db/tables/day-limits.ts';
import { newMail } from '../db/tables/outbox.ts';
import { claimOnce } from '../db/tables/server-state.ts';

/** The owner's hour from which the digest of a day may leave. */
const firstHour = 7;
/** A day's list comes before the receipts of normal questions and after everything that is urgent. */
const digestPriority = 4;
const lookMs = 10 * 60 * 1000;

/**
 * Puts the day's list of open questions and counts into the outbox, once a day from seven in the morning of the owner's time
 * zone, however many processes ask. What it says is looked up when it leaves; with nothing open and nothing counted, nothing
 * is sent.
 */
export async function addMorningDigest({ db }: Store, ownerEmail: string, now: Millis): Promise<boolean> {
  const { day, hour } = ownersClock(now);
  if (hour < firstHour) return false;
  return db.transaction().execute(async (transaction) => {
    if (!(await claimOnce(transaction, 'digest-day', day))) return false;
    const mail = newMail({ kind: 'digest', recipient: ownerEmail, priority: digestPriority, createdAt: now });
    await transaction.insertInto('outbox').values(mail).execute();
    return true;
  });
}

/** The owner's hour, and a number for the owner's calendar day. */
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

interface DigestParts {
  readonly connection: StoreConnection;
  readonly ownerEmail: string;
  readonly log: { warn(fields: object, message: string): void };
  /** Called when there is something for the outbox. */
  readonly stored: () => void;
}

/** Looks every ten minutes whether the day's list is due. */
export function keepMorningDigest({ connection, ownerEmail, log, stored }: DigestParts): { stop(): void } {
  const look = () =>
    connection
      .use((store) => addMorningDigest(store, ownerEmail, Date.now()))
      .then((added) => added && stored())
      .catch(() => log.warn({}, 'could not look for open questions'));
  void look();
  const timer = setInterval(look, lookMs).unref();
  return { stop: () => clearInterval(timer) };
}
