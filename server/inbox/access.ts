import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { owner } from '#content/owner.ts';
import type { Store } from '../db/open-store.ts';
import type { InboxAccessRow, InboxEventName, InboxEventRow, Millis, Schema } from '../db/schema.ts';
import { hourMs } from '../db/tables/daily-limits.ts';
import { newToken } from '../db/tables/links.ts';
import type { KeyedHash } from './keyed-hash.ts';

/** How long an opened inbox stays open. */
export const sessionHours = 12;
/** Validity of an unused link: until the next morning's mail. */
export const linkHours = 24;
const eventsShown = 50;

/** The path of the inbox and of its cookie; each language is a segment below it. */
export const inboxPath = '/inbox';

/** The address that a link opens, in the owner's language. */
export const inboxUrl = (siteUrl: string, token: string) => `${siteUrl}${inboxPath}/${owner.language}?token=${token}`;

const insert = (db: Kysely<Schema>, row: InboxAccessRow) => db.insertInto('inbox_access').values(row).execute();

/** Stores a new link and returns its token, which is stored nowhere. */
export async function addInboxLink({ db }: Pick<Store, 'db'>, hash: KeyedHash, now: Millis): Promise<string> {
  const token = newToken();
  await db.deleteFrom('inbox_access').where('expires_at', '<=', now).execute();
  await insert(db, { hash: hash('link', token), kind: 'link', created_at: now, expires_at: now + linkHours * hourMs });
  return token;
}

/** The browser that a session belongs to: its cookie does not work in another one. */
const sessionOf = (token: string, userAgent: string) => `${token} ${userAgent}`;

/** Exchanges a link for a session: deletes the link and returns the session's token. Undefined when it is unknown, used or expired. */
export function openInbox(
  { db }: Store,
  hash: KeyedHash,
  { token, userAgent, now }: { readonly token: string; readonly userAgent: string; readonly now: Millis },
): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    const link = await transaction
      .deleteFrom('inbox_access')
      .where('hash', '=', hash('link', token))
      .where('kind', '=', 'link')
      .where('expires_at', '>', now)
      .returning('hash')
      .executeTakeFirst();
    if (!link) return undefined;
    const session = newToken();
    await insert(transaction, {
      hash: hash('session', sessionOf(session, userAgent)),
      kind: 'session',
      created_at: now,
      expires_at: now + sessionHours * hourMs,
    });
    await addEvent({ db: transaction }, 'opened', { userAgent, now });
    return session;
  });
}

export interface PresentedSession {
  readonly token: string;
  readonly userAgent: string;
  readonly now: Millis;
}

/** When the session of a cookie expires; undefined when there is none. */
export async function sessionEnd(
  { db }: Store,
  hash: KeyedHash,
  { token, userAgent, now }: PresentedSession,
): Promise<Millis | undefined> {
  const row = await db
    .selectFrom('inbox_access')
    .select('expires_at')
    .where('hash', '=', hash('session', sessionOf(token, userAgent)))
    .where('kind', '=', 'session')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.expires_at;
}

/** Ends a session, or with `everywhere` all sessions and unused links. */
export async function closeInbox(
  { db }: Store,
  hash: KeyedHash,
  { token, userAgent, now }: PresentedSession,
  everywhere: boolean,
): Promise<void> {
  const all = db.deleteFrom('inbox_access');
  await (everywhere ? all : all.where('hash', '=', hash('session', sessionOf(token, userAgent)))).execute();
  await addEvent({ db }, everywhere ? 'closed-everywhere' : 'closed', { userAgent, now });
}

/** Adds to the log of the inbox. */
export async function addEvent(
  { db }: Pick<Store, 'db'>,
  event: InboxEventName,
  { userAgent, now, detail = '' }: { readonly userAgent: string; readonly now: Millis; readonly detail?: string },
): Promise<void> {
  const row: InboxEventRow = { id: randomUUID(), at: now, event, device: deviceOf(userAgent), detail };
  await db.insertInto('inbox_events').values(row).execute();
}

/** The newest entries of the log. */
export function listEvents({ db }: Store): Promise<InboxEventRow[]> {
  return db.selectFrom('inbox_events').selectAll().orderBy('at', 'desc').limit(eventsShown).execute();
}

const browsers = [
  [/Edg/, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;
const systems = [/iPhone/, /iPad/, /Android/, /Windows/, /Macintosh/, /Linux/];

/** Browser and system of a User-Agent header, such as "Safari, iPhone". */
export function deviceOf(userAgent: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = systems.map((pattern) => pattern.exec(userAgent)?.[0]).find(Boolean);
  return [browser, system].filter(Boolean).join(', ') || '?';
}
