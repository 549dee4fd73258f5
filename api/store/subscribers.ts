import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Store } from './open-store.ts';
import { newMail } from './outbox-queue.ts';
import { dayMs } from './questions.ts';
import type { Millis, SubscriberRow } from './schema.ts';

/** How long the link in a confirm message works. */
export const confirmLinkMs = 2 * dayMs;
/** Confirm messages that one address gets in a day. */
const confirmsPerDay = 3;
/** After every question: newsletters are never urgent. */
const newsletterPriority = 8;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const newToken = () => randomBytes(24).toString('base64url');

/** Asks an address to confirm. The caller cannot tell whether the address was known: the answer is always the same. */
export async function subscribe({ db }: Store, address: string, now: Millis): Promise<void> {
  const email = address.toLowerCase();
  const token = newToken();
  await db.transaction().execute(async (transaction) => {
    const { count } = await transaction
      .selectFrom('outbox')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('recipient', '=', email)
      .where('kind', '=', 'newsletter-confirm')
      .where('created_at', '>', now - dayMs)
      .executeTakeFirstOrThrow();
    if (count >= confirmsPerDay) return;
    const link = { confirm_hash: hashOf(token), confirm_expires_at: now + confirmLinkMs };
    const waiting = await transaction
      .insertInto('subscribers')
      .values({
        id: randomUUID(),
        email,
        ...link,
        unsubscribe_token: newToken(),
        created_at: now,
        confirmed_at: null,
        unsubscribed_at: null,
      })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet(link)
          .where((where) =>
            where.or([
              where('subscribers.confirmed_at', 'is', null),
              where('subscribers.unsubscribed_at', 'is not', null),
            ]),
          ),
      )
      .returning('id')
      .executeTakeFirst();
    if (!waiting) return;
    const mail = { kind: 'newsletter-confirm', recipient: email, priority: newsletterPriority } as const;
    await transaction
      .insertInto('outbox')
      .values(newMail({ ...mail, createdAt: now, payload: { token } }))
      .execute();
  });
}

/** Confirms by the token of the link. True also for a link that was opened before, as mail scanners do. */
export async function confirmSubscriber({ db }: Store, token: string, now: Millis): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('subscribers')
      .selectAll()
      .where('confirm_hash', '=', hashOf(token))
      .where('confirm_expires_at', '>', now)
      .executeTakeFirst();
    if (!found) return false;
    if (isActive(found)) return true;
    await transaction
      .updateTable('subscribers')
      .set({ confirmed_at: now, unsubscribed_at: null })
      .where('id', '=', found.id)
      .execute();
    const mail = { kind: 'newsletter-welcome', recipient: found.email, priority: newsletterPriority } as const;
    const payload = { unsubscribeToken: found.unsubscribe_token };
    await transaction
      .insertInto('outbox')
      .values(newMail({ ...mail, createdAt: now, payload }))
      .execute();
    return true;
  });
}

const isActive = (row: SubscriberRow) => row.confirmed_at !== null && row.unsubscribed_at === null;

/** Takes an address off the list. False when the token is unknown; true also when it was off already. */
export async function unsubscribe({ db }: Store, token: string, now: Millis): Promise<boolean> {
  const rows = await db
    .updateTable('subscribers')
    .set((update) => ({
      unsubscribed_at: update.fn.coalesce('unsubscribed_at', update.val(now)),
      confirm_hash: null,
    }))
    .where('unsubscribe_token', '=', token)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Confirmed addresses that did not leave, in the order in which they joined. */
export function listSubscribers({ db }: Store): Promise<SubscriberRow[]> {
  return db
    .selectFrom('subscribers')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .where('unsubscribed_at', 'is', null)
    .orderBy('confirmed_at')
    .execute();
}
