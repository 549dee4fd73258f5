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
 * another one about the same mailbox waits, and near the limit of all mailboxes any other one of its kind.
 */
export async function withinDay(transaction: Transaction<Schema>, asked: AskedMail): Promise<boolean> {
  const { engine, kind, limit } = asked;
  const mailbox = mailboxOf(asked.address);
  // SQLite has one transaction at a time. Those of PostgreSQL do not see each other's messages before they end.
  if (engine === 'postgres') await lockName(transaction, mailbox);
  let sent = await countDay(transaction, asked, mailbox);
  // What is under way at once are as many as there are connections, far fewer than the other half of the limit.
  if (engine === 'postgres' && sent.all >= limit.everyone / 2) {
    await lockName(transaction, kind);
    sent = await countDay(transaction, asked, mailbox);
  }
  return sent.own < limit.mailbox && sent.all < limit.everyone;
}

/** Waits until no other transaction holds the name, and holds it to the end of this one. */
async function lockName(transaction: Transaction<Schema>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(transaction);
}

/** Messages of a kind within a day: to one mailbox, and to all of them. */
function countDay(transaction: Transaction<Schema>, { kind, now }: AskedMail, mailbox: string) {
  return (
    transaction
      .selectFrom('outbox')
      .select((select) => [
        select.fn.countAll<number>().filterWhere('mailbox', '=', mailbox).as('own'),
        select.fn.countAll<number>().as('all'),
      ])
      .where('kind', '=', kind)
      // What seems to come from tomorrow was written while the clock was wrong.
      .where((where) => where.between('created_at', now - dayMs + 1, now + dayMs))
      .executeTakeFirstOrThrow()
  );
}
