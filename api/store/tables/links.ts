import type { Kysely } from 'kysely';
import type { LinkPurpose, LinkRow, Millis, Schema } from '../schema.ts';
import { hashOf, newToken } from './link-token.ts';

interface NewLink {
  readonly purpose: LinkPurpose;
  readonly subject: string;
  readonly now: Millis;
  /** Null: it works for as long as its subject is there. */
  readonly expiresAt: Millis | null;
}

/** The link of a new token, as a row. */
export function newLink({ purpose, subject, now, expiresAt }: NewLink, token: string): LinkRow {
  return { hash: hashOf(token), purpose, subject, created_at: now, expires_at: expiresAt, used_at: null };
}

/** Stores a new link and returns its token, which is nowhere else. */
export async function addLink(db: Kysely<Schema>, link: NewLink): Promise<string> {
  const token = newToken();
  await db.insertInto('links').values(newLink(link, token)).execute();
  return token;
}

/** The link of a token, unless it has expired. */
export function findLink(
  db: Kysely<Schema>,
  purpose: LinkPurpose,
  token: string,
  now: Millis,
): Promise<LinkRow | undefined> {
  return db
    .selectFrom('links')
    .selectAll()
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirst();
}
