import { CompiledQuery, type Transaction } from 'kysely';
import type { Store } from '../open-store.ts';
import type { MailKind, Millis, Schema } from '../schema.ts';
import type { Statement } from './insert-rows.ts';
import { mailboxOf } from './mailbox.ts';

export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;

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

/** A kind of message, and how many of it may leave in the day around a time. */
interface LimitedKind {
  readonly kind: MailKind;
  readonly limit: DayLimit;
  readonly now: Millis;
}

/** From when to when a day is counted. What seems to come from tomorrow was written while the clock was wrong. */
export const dayAround = (now: Millis) => [now - dayMs + 1, now + dayMs] as const;

/**
 * Whether one more message of this kind to an address is within the limits of a day. It stays so until the transaction ends: another
 * one about the same mailbox waits, and near the limit of all mailboxes any other one of its kind.
 */
export async function withinDay(
  transaction: Transaction<Schema>,
  engine: Store['engine'],
  asked: LimitedKind & { readonly address: string },
): Promise<boolean> {
  const mailbox = mailboxOf(asked.address);
  for (const { sql, parameters } of lockMailboxes(engine, asked, [{ mailbox }])) {
    await transaction.executeQuery(CompiledQuery.raw(sql, [...parameters]));
  }
  const { all, own } = await transaction
    .selectFrom('outbox')
    .where('kind', '=', asked.kind)
    .where((where) => where.between('created_at', ...dayAround(asked.now)))
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('mailbox', '=', mailbox).as('own'),
    ])
    .executeTakeFirstOrThrow();
  return own < asked.limit.mailbox && all < asked.limit.everyone;
}

/**
 * What waits until no other transaction is about to write to any of these mailboxes, and keeps others waiting to the end of its own.
 * SQLite has one transaction at a time. Those of PostgreSQL do not see each other's messages before they end. What is under way at
 * once is one group of questions for each process, far less than the other half of the limit: only beyond that do all wait for each other.
 */
export function lockMailboxes(
  engine: Store['engine'],
  { kind, limit, now }: LimitedKind,
  messages: readonly { readonly mailbox: string }[],
): readonly Statement[] {
  if (engine === 'sqlite' || messages.length === 0) return [];
  const names = messages.map(({ mailbox }) => mailbox);
  return [{ sql: lockNames, parameters: [names, kind, ...dayAround(now), limit.everyone] }];
}

/** All go about it in one order, so that no two wait for each other. With the limit reached there is nothing to wait for. */
const lockNames = `select pg_advisory_xact_lock(number) from (
    select distinct hashtext(name) as number from (
      select unnest($1::text[]) as name, 0 as least union all select $2, $5::integer / 2
    ) as names, (select count(*) as sent from outbox where kind = $2 and created_at between $3 and $4) as counted
    where sent >= least and sent < $5 order by number
  ) as numbers`;
