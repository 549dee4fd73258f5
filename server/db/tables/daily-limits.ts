import { sql, type Transaction } from 'kysely';
import type { Store } from '../open-store.ts';
import type { MailKind, Millis, Schema } from '../schema.ts';

export const minuteMs = 60 * 1000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Messages of one kind per day: to one mailbox, and to all. */
export interface DailyLimit {
  readonly mailbox: number;
  readonly everyone: number;
}

/**
 * Prevents filling a stranger's mailbox, and protects the sender reputation and quota that the owner's messages need from floods of
 * made-up addresses.
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
 * Whether one more message of this kind to an address is within the daily limits. Valid until the transaction ends: PostgreSQL
 * transactions do not see each other's messages, so an advisory lock serializes those of the same kind.
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
    // Rows of the future were written while the clock was wrong.
    .where((where) => where.between('created_at', now - dayMs + 1, now + dayMs))
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('mailbox', '=', mailboxOf(address)).as('own'),
    ])
    .executeTakeFirstOrThrow();
  return own < limit.mailbox && all < limit.everyone;
}

/** A provider with two domains that ignores dots in the local part. */
const gmail = new Set(['gmail.com', 'googlemail.com']);

/**
 * Normalizes an address to its mailbox: lower case, without a plus tag. Daily limits count it, so that spelling variants do not evade
 * them. Mail goes to the address as typed.
 */
export function mailboxOf(address: string): string {
  const [name = '', domain = ''] = address
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  const untagged = name.replace(/(?<=.)\+.*$/, '');
  return gmail.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}
