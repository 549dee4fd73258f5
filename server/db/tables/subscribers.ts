import { randomUUID } from 'node:crypto';
import type { Language } from '#content/i18n/languages.ts';
import type { Store } from '../open-store.ts';
import type { Millis, SubscriberRow } from '../schema.ts';
import { confirmLimit, dayMs, isWithinDailyLimit } from './daily-limits.ts';
import { addLink, findLink } from './links.ts';
import { newMail } from './outbox.ts';
import { writeState } from './server-state.ts';

/** How long the link in a confirm message works. */
export const confirmLinkMs = 2 * dayMs;
/** After every question: newsletters are never urgent. */
const newsletterPriority = 8;

/** Asks an address to confirm. The caller cannot tell whether the address was known: the answer is always the same. */
export async function subscribe(
  { db, engine }: Store,
  address: string,
  now: Millis,
  language: Language = 'en',
): Promise<void> {
  const email = address.toLowerCase();
  await db.transaction().execute(async (transaction) => {
    // Otherwise only addresses that are not known would cost a write to the disk, and its time would tell which they are.
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

/** The language in which an address asked for the newsletter last; undefined when it is not known. */
export async function languageOfSubscriber({ db }: Store, email: string): Promise<Language | undefined> {
  const found = await db.selectFrom('subscribers').select('language').where('email', '=', email).executeTakeFirst();
  return found?.language;
}

/**
 * A fresh token for a newsletter message about to leave; the store keeps its hash only. Undefined when there is nobody to
 * write to any more, or nothing to confirm.
 */
export async function newsletterToken(
  { db }: Store,
  kind: 'newsletter-confirm' | 'newsletter-welcome',
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
    if (kind === 'newsletter-welcome') {
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

/** Confirms by the token of the link. True also when the button was pressed before. */
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
    if (isActive(found)) return true;
    await transaction
      .updateTable('subscribers')
      .set({ confirmed_at: now, unsubscribed_at: null })
      .where('id', '=', found.id)
      .execute();
    const mail = { kind: 'newsletter-welcome', recipient: found.email, priority: newsletterPriority } as const;
    await transaction
      .insertInto('outbox')
      .values(newMail({ ...mail, createdAt: now }))
      .execute();
    return true;
  });
}

const isActive = (row: SubscriberRow) => row.confirmed_at !== null && row.unsubscribed_at === null;

/** Takes an address off the list. False when the token is unknown; true also when it was off already. */
export async function unsubscribe({ db }: Store, token: string, now: Millis): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const link = await findLink(transaction, 'unsubscribe', token, now);
    if (!link) return false;
    await transaction
      .updateTable('subscribers')
      .set((update) => ({ unsubscribed_at: update.fn.coalesce('unsubscribed_at', update.val(now)) }))
      .where('id', '=', link.subject)
      .execute();
    // An old confirm link does not put back who left.
    await transaction
      .deleteFrom('links')
      .where('subject', '=', link.subject)
      .where('purpose', '=', 'confirm')
      .execute();
    return true;
  });
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

/** The same with a fresh token for each one's unsubscribe link. Links of earlier lists and mails go on working. */
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
