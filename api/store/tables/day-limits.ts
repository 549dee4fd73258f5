import type { Kysely } from 'kysely';
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

/** Whether one more message of this kind to this address is within the limit of a day. */
export async function withinDay(
  db: Kysely<Schema>,
  kind: MailKind,
  address: string,
  { limit, now }: { readonly limit: DayLimit; readonly now: Millis },
): Promise<boolean> {
  const { own, all } = await db
    .selectFrom('outbox')
    .select((select) => [
      select.fn.countAll<number>().filterWhere('mailbox', '=', mailboxOf(address)).as('own'),
      select.fn.countAll<number>().as('all'),
    ])
    .where('kind', '=', kind)
    // What seems to come from tomorrow was written while the clock was wrong.
    .where((where) => where.between('created_at', now - dayMs + 1, now + dayMs))
    .executeTakeFirstOrThrow();
  return own < limit.mailbox && all < limit.everyone;
}
