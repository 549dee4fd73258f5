import { sql, type Transaction } from 'kysely';
import type { Store } from '../open-store.ts';
import type { MailKind, Millis, Schema } from '../schema.ts';

export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;

/** Messages of one kind that may be sent in a day: to one mailbox, and to all of them. */
export interface DailyLimit {
  readonly mailbox: number;
  readonly everyone: number;
}

/**
 * Nobody can use us to fill a stranger's mailbox, and a flood of made-up addresses cannot ruin our reputation with the mail
 * providers or use up our quota there: the owner's own messages need it.
 */
export const receiptLimit: DailyLimit = { mailbox: 3, everyone: 500 };
export const confirmLimit: DailyLimit = { mailbox: 3, everyone: 200 };

interface LimitedMail {
  readonly kind: MailKind;
  readonly address: string;
  readonly limit: DailyLimit;
  readonly now: Millis;
}

/**
 * Whether one more message of this kind to an address is within the limits of a day. The answer holds until the transaction
 * ends: PostgreSQL's transactions do not see each other's messages, so there those that ask about the same kind wait for each other.
 */
export async function isWithinDailyLimit(
  transaction: Transaction<Schema>,
  engine: Store['engine'],
  { kind, address, limit, now }: LimitedMail,
): Promise<boolean> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(hashtext(${kind}))`.execute(transaction);
  const { all, own } = await transaction
    .selectFrom('outbox')
    .where('kind', '=', kind)
    // What seems to come from tomorrow was written while the clock was wrong.
    .where((where) => where.between('created_at', now - dayMs + 1, now + dayMs))
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('mailbox', '=', mailboxOf(address)).as('own'),
    ])
    .executeTakeFirstOrThrow();
  return own < limit.mailbox && all < limit.everyone;
}

/** Providers that ignore dots in the name. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address reaches, as far as its spelling tells: lower case, without what follows a plus sign. Limits
 * count it, so that one mailbox cannot be filled through a hundred spellings. Mail goes to the address as it was typed.
 */
export function mailboxOf(address: string): string {
  const [name = '', domain = ''] = address
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  const untagged = name.replace(/(?<=.)\+.*$/, '');
  return `${dotless.has(domain) ? untagged.replaceAll('.', '') : untagged}@${domain}`;
}
