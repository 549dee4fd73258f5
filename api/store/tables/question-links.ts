import type { Store } from '../open-store.ts';
import type { Millis, QuestionMark } from '../schema.ts';
import { dayMs } from './day-limits.ts';
import { hashOf, newToken } from './link-token.ts';
import { newLink } from './links.ts';

/** How long the links of a notice work, in days. */
export const questionLinkDays = 14;

/** The tokens of a notice's links, one for each thing that may be marked. */
export type MarkTokens = Readonly<Record<QuestionMark, string>>;

/** Fresh tokens for notices about to leave, by the reference of their question; the store keeps their hashes only. */
export async function questionTokens(
  { db }: Store,
  references: readonly string[],
  now: Millis,
): Promise<ReadonlyMap<string, MarkTokens>> {
  const tokens = new Map(references.map((reference) => [reference, { answered: newToken(), 'call-back': newToken() }]));
  const links = [...tokens].flatMap(([subject, of]) =>
    (['answered', 'call-back'] as const).map((purpose) =>
      newLink({ purpose, subject, now, expiresAt: now + questionLinkDays * dayMs }, of[purpose]),
    ),
  );
  if (links.length > 0) await db.insertInto('links').values(links).execute();
  return tokens;
}

/** What of a question each mark sets. */
const columns = { answered: 'answered_at', 'call-back': 'calling_at' } as const satisfies Record<QuestionMark, string>;

/**
 * Marks the question of a link, the first time only: a second time the link is refused, and so are the links of the same
 * kind in copies of the notice that were sent twice. False when the token is unknown, used or expired, or the question gone.
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
