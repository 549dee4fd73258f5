import type { ExpressionBuilder } from 'kysely';
import { owner } from '#content/owner.ts';
import type { Store } from './open-store.ts';
import { dayMs } from './questions.ts';
import type { Millis, Schema } from './schema.ts';
import { confirmLinkMs } from './subscribers.ts';

export interface Removed {
  readonly questions: number;
  readonly subscribers: number;
  readonly messages: number;
}

/** Erases everything about an address, for a privacy request: questions, subscription, messages to it and about it. */
export function erase({ db }: Store, address: string): Promise<Removed> {
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
    return { questions: questions.length, subscribers: subscribers.length, messages: messages.length };
  });
}

/** Sent messages are kept for a month, for the limits and for looking up what happened. */
const sentMailDays = 31;

/**
 * Deletes what the privacy page says we no longer keep: questions so many months after they were answered (or asked, when
 * nobody answered), addresses that never confirmed or that left, and sent messages.
 */
export function removeExpired({ db }: Store, now: Millis): Promise<Removed> {
  const questionsBefore = monthsEarlier(now, owner.legal.enquiryRetentionMonths);
  return db.transaction().execute(async (transaction) => {
    const questions = await transaction
      .deleteFrom('questions')
      .where((where) => where(where.fn.coalesce('answered_at', 'created_at'), '<', questionsBefore))
      .returning('reference')
      .execute();
    const messages = await transaction
      .deleteFrom('outbox')
      .where((where) => where.or([where('sent_at', '<', now - sentMailDays * dayMs), withoutQuestion(where)]))
      .returning('id')
      .execute();
    const subscribers = await transaction
      .deleteFrom('subscribers')
      .where((where) =>
        where.or([
          where.and([where('confirmed_at', 'is', null), where('confirm_expires_at', '<', now - confirmLinkMs)]),
          where('unsubscribed_at', '<', now - sentMailDays * dayMs),
        ]),
      )
      .returning('id')
      .execute();
    return { questions: questions.length, subscribers: subscribers.length, messages: messages.length };
  });
}

/** A message about a question that is no longer there. */
function withoutQuestion(where: ExpressionBuilder<Schema, 'outbox'>) {
  const question = where
    .selectFrom('questions')
    .select('questions.reference')
    .whereRef('questions.reference', '=', 'outbox.reference');
  return where.and([where('outbox.reference', 'is not', null), where.not(where.exists(question))]);
}

function monthsEarlier(now: Millis, months: number): Millis {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.getTime();
}
