import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Store } from '../open-store.ts';
import type { LinkPurpose, LinkRow, Millis, QuestionMark, Schema } from '../schema.ts';
import { dayMs } from './daily-limits.ts';

/** Validity of a notice's links, in days. */
export const questionLinkDays = 14;

/** Stored in place of the token, so that reading the database does not reveal links. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** 192 random bits. */
export const newToken = () => randomBytes(24).toString('base64url');

interface NewLink {
  readonly purpose: LinkPurpose;
  readonly subject: string;
  readonly now: Millis;
  /** Null: valid as long as its subject exists. */
  readonly expiresAt: Millis | null;
}

const rowOf = ({ purpose, subject, now, expiresAt }: NewLink, token: string): LinkRow => ({
  hash: hashOf(token),
  purpose,
  subject,
  created_at: now,
  expires_at: expiresAt,
  used_at: null,
});

/** Stores a new link and returns its token, which is stored nowhere. */
export async function addLink(db: Kysely<Schema>, link: NewLink): Promise<string> {
  const token = newToken();
  await db.insertInto('links').values(rowOf(link, token)).execute();
  return token;
}

/** The unexpired link of a token. */
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

export type MarkTokens = Readonly<Record<QuestionMark, string>>;

/** Fresh tokens for notices about to be sent, by question reference. */
export async function questionTokens(
  { db }: Store,
  references: readonly string[],
  now: Millis,
): Promise<ReadonlyMap<string, MarkTokens>> {
  if (references.length === 0) return new Map();
  const expiresAt = now + questionLinkDays * dayMs;
  const tokens = new Map(references.map((reference) => [reference, { answered: newToken(), 'call-back': newToken() }]));
  const rows = [...tokens].flatMap(([subject, of]) =>
    (['answered', 'call-back'] as const).map((purpose) => rowOf({ purpose, subject, now, expiresAt }, of[purpose])),
  );
  await db.insertInto('links').values(rows).execute();
  return tokens;
}

/** The column of a question that each mark sets. */
const columns = { answered: 'answered_at', 'call-back': 'calling_at' } as const satisfies Record<QuestionMark, string>;

/**
 * Marks the question of a link and invalidates its links of the same kind, also those of a notice sent twice. False when the token is
 * unknown, used or expired, or the question was deleted.
 */
export function markByLink({ db }: Store, mark: QuestionMark, token: string, now: Millis): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const unused = transaction.updateTable('links').set({ used_at: now }).where('used_at', 'is', null);
    const link = await unused
      .where('hash', '=', hashOf(token))
      .where('purpose', '=', mark)
      .where('expires_at', '>', now)
      .returning('subject')
      .executeTakeFirst();
    if (!link) return false;
    await unused.where('subject', '=', link.subject).where('purpose', '=', mark).execute();
    const question = await transaction
      .updateTable('questions')
      .set((update) => ({ [columns[mark]]: update.fn.coalesce(columns[mark], update.val(now)) }))
      .where('reference', '=', link.subject)
      .returning('reference')
      .executeTakeFirst();
    return question !== undefined;
  });
}
