import { randomUUID } from 'node:crypto';
import type { Language } from '#content/i18n/languages.ts';
import type { Store } from '../open-store.ts';
import type { Millis, SubscriberRow } from '../schema.ts';
import { confirmLimit, dayMs, isWithinDailyLimit } from './daily-limits.ts';
import { addLink, findLink } from './links.ts';
import { newMail } from './outbox.ts';
import { writeState } from './server-state.ts';

export const confirmLinkMs = 2 * dayMs;
/** Lowest priority: after all questions. */
const newsletterPriority = 8;

/** Queues a confirmation mail. The result does not reveal whether the address was known. */
export async function subscribe(
  { db, engine }: Store,
  address: string,
  now: Millis,
  language: Language = 'en',
): Promise<void> {
  const email = address.toLowerCase();
  await db.transaction().execute(async (transaction) => {
    // Prevents a timing leak: otherwise only unknown addresses would cost a disk write.
    await writeState(transaction, 'newsletter-asked', now);
    const asked = { kind: 'newsletter-confirm', address: email, limit: confirmLimit, now } as const;
    if (!(await isWithinDailyLimit(transaction, engine, asked))) return;
    const waiting = await transaction
      .insertInto('subscribers')
      .values({ id: randomUUID(), email, language, ...unconfirmed(now) })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ confirm_expires_at: now + confirmLinkMs, language })
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
      .values(newMail({ ...mail, createdAt: now }))
      .execute();
  });
}

const unconfirmed = (now: Millis) => ({
  confirm_expires_at: now + confirmLinkMs,
  created_at: now,
  confirmed_at: null,
  unsubscribed_at: null,
});

/** The language of an address's last newsletter form, if known. */
export async function languageOfSubscriber({ db }: Store, email: string): Promise<Language | undefined> {
  const found = await db.selectFrom('subscribers').select('language').where('email', '=', email).executeTakeFirst();
  return found?.language;
}

/**
 * A fresh token for a newsletter message about to be sent. Undefined when the subscriber was deleted or has nothing to confirm.
 */
export async function newsletterToken(
  { db }: Store,
  kind: 'newsletter-confirm' | 'newsletter-welcome' | 'newsletter',
  recipient: string,
  now: Millis,
): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('subscribers')
      .selectAll()
      .where('email', '=', recipient)
      .executeTakeFirst();
    if (!found) return undefined;
    const subject = found.id;
    if (kind === 'newsletter' && !isActive(found)) return undefined;
    if (kind !== 'newsletter-confirm') {
      return addLink(transaction, { purpose: 'unsubscribe', subject, now, expiresAt: null });
    }
    if (isActive(found)) return undefined;
    const expiresAt = now + confirmLinkMs;
    await transaction
      .updateTable('subscribers')
      .set({ confirm_expires_at: expiresAt })
      .where('id', '=', subject)
      .execute();
    return addLink(transaction, { purpose: 'confirm', subject, now, expiresAt });
  });
}

/** Confirms by a link's token. Idempotent; false for an unknown token. */
export async function confirmSubscriber({ db }: Store, token: string, now: Millis): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const link = await findLink(transaction, 'confirm', token, now);
    if (!link) return false;
    const found = await transaction
      .selectFrom('subscribers')
      .selectAll()
      .where('id', '=', link.subject)
      .executeTakeFirst();
    if (!found) return false;
    // Conditional: of two requests at once, one confirms and queues the welcome.
    const confirmed = await transaction
      .updateTable('subscribers')
      .set({ confirmed_at: now, unsubscribed_at: null })
      .where('id', '=', found.id)
      .where(({ eb, or }) => or([eb('confirmed_at', 'is', null), eb('unsubscribed_at', 'is not', null)]))
      .returning('id')
      .executeTakeFirst();
    if (!confirmed) return true;
    const mail = { kind: 'newsletter-welcome', recipient: found.email, priority: newsletterPriority } as const;
    await transaction
      .insertInto('outbox')
      .values(newMail({ ...mail, createdAt: now }))
      .execute();
    return true;
  });
}

const isActive = (row: SubscriberRow) => row.confirmed_at !== null && row.unsubscribed_at === null;

/** Unsubscribes by a link's token. Idempotent; false for an unknown token. */
export async function unsubscribe({ db }: Store, token: string, now: Millis): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const link = await findLink(transaction, 'unsubscribe', token, now);
    if (!link) return false;
    await transaction
      .updateTable('subscribers')
      .set((update) => ({ unsubscribed_at: update.fn.coalesce('unsubscribed_at', update.val(now)) }))
      .where('id', '=', link.subject)
      .execute();
    // An old confirmation link must not resubscribe.
    await transaction
      .deleteFrom('links')
      .where('subject', '=', link.subject)
      .where('purpose', '=', 'confirm')
      .execute();
    return true;
  });
}

/** Active subscribers, in order of confirmation. */
export function listSubscribers({ db }: Store): Promise<SubscriberRow[]> {
  return db
    .selectFrom('subscribers')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .where('unsubscribed_at', 'is', null)
    .orderBy('confirmed_at')
    .execute();
}

/** Active subscribers with a fresh unsubscribe token each. Earlier links keep working. */
export async function subscribersWithLinks(
  store: Store,
  now: Millis,
): Promise<readonly (SubscriberRow & { readonly token: string })[]> {
  const rows = await listSubscribers(store);
  return store.db.transaction().execute(async (transaction) => {
    const linked = [];
    for (const row of rows) {
      const token = await addLink(transaction, { purpose: 'unsubscribe', subject: row.id, now, expiresAt: null });
      linked.push({ ...row, token });
    }
    return linked;
  });
}

/** How many addresses are on the list, have not confirmed, and have left. */
export interface SubscriberCounts {
  readonly confirmed: number;
  readonly unconfirmed: number;
  readonly left: number;
}

export function countSubscribers({ db }: Store): Promise<SubscriberCounts> {
  const all = db.selectFrom('subscribers').select(({ fn }) => [
    fn
      .countAll<number>()
      .filterWhere((where) => where.and([where('confirmed_at', 'is not', null), where('unsubscribed_at', 'is', null)]))
      .as('confirmed'),
    fn.countAll<number>().filterWhere('confirmed_at', 'is', null).as('unconfirmed'),
    fn.countAll<number>().filterWhere('unsubscribed_at', 'is not', null).as('left'),
  ]);
  return all.executeTakeFirstOrThrow();
}

/** Whether an address has a subscription, confirmed or not. */
export async function isSubscribed({ db }: Store, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('subscribers')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}
