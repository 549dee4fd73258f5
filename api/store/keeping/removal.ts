import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Store } from '../open-store.ts';
import type { Schema } from '../schema.ts';

export interface Erased {
  readonly questions: number;
  readonly subscribers: number;
  /** Ids of the messages, which name their files too. */
  readonly messages: readonly string[];
}

/** Erases everything about an address, for a privacy request: questions, subscription, messages to it and about it. */
export function erase({ db }: Store, address: string): Promise<Erased> {
  const email = address.trim().toLowerCase();
  return db.transaction().execute(async (transaction) => {
    const questions = await transaction
      .deleteFrom('questions')
      .where((where) => where(where.fn<string>('lower', ['email']), '=', email))
      .returning('reference')
      .execute();
    const messages = await transaction
      .deleteFrom('outbox')
      .where((where) => where.or([where('recipient', '=', email), withoutQuestion(where)]))
      .returning('id')
      .execute();
    const subscribers = await transaction
      .deleteFrom('subscribers')
      .where('email', '=', email)
      .returning('id')
      .execute();
    await removeLooseLinks(transaction);
    return {
      questions: questions.length,
      subscribers: subscribers.length,
      messages: messages.map(({ id }) => id),
    };
  });
}

/** A message about a question that is no longer there. */
export function withoutQuestion(where: ExpressionBuilder<Schema, 'outbox'>) {
  const question = where
    .selectFrom('questions')
    .select('questions.reference')
    .whereRef('questions.reference', '=', 'outbox.reference');
  return where.and([where('outbox.reference', 'is not', null), where.not(where.exists(question))]);
}

/** Links that lead nowhere: their subscriber or their question is gone. */
export async function removeLooseLinks(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('links')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('subscribers').select('subscribers.id').whereRef('subscribers.id', '=', 'links.subject'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('questions').select('questions.reference').whereRef('questions.reference', '=', 'links.subject'),
        ),
      ),
    )
    .execute();
}
