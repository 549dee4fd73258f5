import type { Store } from '../store/open-store.ts';
import { findQuestion, listQuestions } from '../store/questions.ts';
import type { Millis, OutboxRow } from '../store/schema.ts';
import { newsletterToken } from '../store/subscribers.ts';
import type { MailSubject } from './mail/compose.ts';

/** What a message about to leave needs from the store: its question, all open ones, or a fresh token for its link. */
export async function subjectOf(store: Store, row: OutboxRow, now: Millis): Promise<MailSubject> {
  if (row.reference !== null) return { question: await findQuestion(store, row.reference) };
  if (row.kind === 'newsletter-confirm' || row.kind === 'newsletter-welcome') {
    return { token: await newsletterToken(store, row.kind, row.recipient, now) };
  }
  if (row.kind === 'digest') return { open: await listQuestions(store, { all: false }), now };
  return {};
}
