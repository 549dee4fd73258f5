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
  readonly address: string;
  readonly limit: DayLimit;
  readonly now: Millis;
}

/**
 * Whether one more message of this kind to this address is within the limits of a day. It stays so until the transaction ends:
 * another one of the same kind waits. The limits of requests let a few through each second, which is far less than they can
 * be one after the other.
 */
export async function withinDay(
  transaction: Transaction<Schema>,
  { engine, kind, address, limit, now }: AskedMail,
): Promise<boolean> {
  const mailbox = mailboxOf(address);
  // SQLite has one transaction at a time. Those of PostgreSQL do not see each other's messages before they end.
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(hashtext(${kind}))`.execute(transaction);
  const { own, all } = await transaction
    .selectFrom('outbox')
    .select((select) => [
      select.fn.countAll<number>().filterWhere('mailbox', '=', mailbox).as('own'),
      select.fn.countAll<number>().as('all'),
    ])
    .where('kind', '=', kind)
    // What seems to come from tomorrow was written while the clock was wrong.
    .where((where) => where.between('created_at', now - dayMs + 1, now + dayMs))
    .executeTakeFirstOrThrow();
  return own < limit.mailbox && all < limit.everyone;
}
