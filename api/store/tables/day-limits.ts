import { sql, type Transaction } from 'kysely';
import type { Store } from '../open-store.ts';
import type { MailKind, Millis, Schema } from '../schema.ts';
import { mailboxOf } from './mailbox.ts';

export const dayMs = 24 * 60 * 60 * 1000;

/** Messages of one kind that may leave in a day: to one mailbox, and to all of them. */
export interface DayLimit {
  readonly mailbox: number;
  readonly everyone: number;
}

/**
 * Nobody can use us to fill a stranger's mailbox, and a flood of made-up addresses cannot spoil our name with the mail
 * providers or use up what they let us send: the owner's own messages need it.
 */
export const receiptLimit: DayLimit = { mailbox: 3, everyone: 500 };
export const confirmLimit: DayLimit = { mailbox: 3, everyone: 200 };

interface AskedMail {
  readonly engine: Store['engine'];
  readonly kind: MailKind;
  /** To whom, in the order in which they asked. */
  readonly addresses: readonly string[];
  readonly limit: DayLimit;
  readonly now: Millis;
  /** How many of this kind there are within a day, when that was just counted. */
  readonly sentBefore?: number;
}

/** From when to when a day is counted. What seems to come from tomorrow was written while the clock was wrong. */
export const dayAround = (now: Millis) => [now - dayMs + 1, now + dayMs] as const;

/**
 * Whether one more message of this kind to each of these addresses is within the limits of a day. It stays so until the transaction
 * ends: another one about the same mailbox waits, and near the limit of all mailboxes any other one of its kind.
 */
export async function withinDay(transaction: Transaction<Schema>, asked: AskedMail): Promise<readonly boolean[]> {
  const { engine, kind, limit } = asked;
  const mailboxes = asked.addresses.map(mailboxOf);
  if (mailboxes.length === 0) return [];
  const before = asked.sentBefore ?? (await countAll(transaction, asked));
  if (before >= limit.everyone) return mailboxes.map(() => false);
  // SQLite has one transaction at a time. Those of PostgreSQL do not see each other's messages before they end. What is under way
  // at once is one group of questions for each process, far less than the other half of the limit.
  if (engine === 'postgres') {
    await lockNames(transaction, before < limit.everyone / 2 ? mailboxes : [...mailboxes, kind]);
  }
  const sent = await countDay(transaction, asked, mailboxes);
  return mailboxes.map((mailbox) => {
    const own = sent.own.get(mailbox) ?? 0;
    if (own >= limit.mailbox || sent.all >= limit.everyone) return false;
    sent.own.set(mailbox, own + 1);
    sent.all += 1;
    return true;
  });
}

/** Waits until no other transaction holds any of the names, and holds them to the end of this one. */
async function lockNames(transaction: Transaction<Schema>, names: readonly string[]): Promise<void> {
  // All go about it in one order, so that no two wait for each other.
  await sql`select pg_advisory_xact_lock(number) from (
    select distinct hashtext(name) as number from unnest(${names}::text[]) as name order by number
  ) as numbers`.execute(transaction);
}

/** Messages of a kind within a day. */
const ofDay = (transaction: Transaction<Schema>, { kind, now }: AskedMail) =>
  transaction
    .selectFrom('outbox')
    .where('kind', '=', kind)
    .where((where) => where.between('created_at', ...dayAround(now)));

async function countAll(transaction: Transaction<Schema>, asked: AskedMail): Promise<number> {
  const { count } = await ofDay(transaction, asked)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many there are to each of these mailboxes, and to all. */
async function countDay(
  transaction: Transaction<Schema>,
  asked: AskedMail,
  mailboxes: readonly string[],
): Promise<{ readonly own: Map<string, number>; all: number }> {
  const counts = await ofDay(transaction, asked)
    .select((select) => [
      select.case().when('mailbox', 'in', mailboxes).then(select.ref('mailbox')).else('').end().as('own'),
      select.fn.countAll<number>().as('count'),
    ])
    .groupBy('own')
    .execute();
  return {
    own: new Map(counts.map(({ own, count }) => [own, count])),
    all: counts.reduce((sum, { count }) => sum + count, 0),
  };
}
