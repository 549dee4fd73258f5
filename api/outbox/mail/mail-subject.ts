import type { Store } from '../../store/open-store.ts';
import type { CountRow, Millis, OutboxRow } from '../../store/schema.ts';
import { dayOf, listCounts } from '../../store/tables/counts.ts';
import { dayMs } from '../../store/tables/day-limits.ts';
import { givenBack } from '../../store/tables/outbox-queue.ts';
import { countPhotosOf, photosOf } from '../../store/tables/photos.ts';
import { questionTokens } from '../../store/tables/question-links.ts';
import { findQuestion, listQuestions, listReferences } from '../../store/tables/questions.ts';
import { languageOfSubscriber, newsletterToken } from '../../store/tables/subscribers.ts';
import type { MailSubject } from './subject.ts';

/** What a message about to leave needs from the store: its question, all open ones, or fresh tokens for its links. */
export async function subjectOf(store: Store, row: OutboxRow, now: Millis): Promise<MailSubject> {
  if (row.reference !== null) return aboutQuestion(store, row, row.reference, now);
  if (row.kind === 'newsletter-confirm' || row.kind === 'newsletter-welcome') {
    const language = await languageOfSubscriber(store, row.recipient);
    return { language, token: await newsletterToken(store, row.kind, row.recipient, now) };
  }
  if (row.kind === 'digest')
    return { open: await listQuestions(store, { all: false }), counts: await yesterday(store, now), now };
  return {};
}

/**
 * A mail server that does not take so large a message gets it without pictures, rather than never. What was given back, or was
 * lost with its process or its database, says nothing of the mail server.
 */
const triesWithPhotos = 3;
const wasTooMuch = ({ attempts, last_error: error }: OutboxRow) =>
  attempts > triesWithPhotos && error !== null && !givenBack.has(error);

/** Only the notice has links: the webhook and the telephone's message say that there is one. */
async function aboutQuestion(store: Store, row: OutboxRow, reference: string, now: Millis): Promise<MailSubject> {
  const question = await findQuestion(store, reference);
  if (!question || row.kind !== 'notice') return { question };
  const marks = await questionTokens(store, reference, now);
  const photoCount = await countPhotosOf(store, reference);
  return {
    question,
    marks,
    photoCount,
    photos: wasTooMuch(row) ? [] : await photosOf(store, reference),
  };
}

/**
 * Whether everybody whom a list names is still there: an erase may have come between its reading and its leaving. A message
 * about one question is gone with it from the outbox.
 */
export async function isStillTrue(store: Store, { open = [] }: MailSubject): Promise<boolean> {
  if (open.length === 0) return true;
  const there = await listReferences(store);
  return open.every(({ reference }) => there.has(reference));
}

function yesterday(store: Store, now: Millis): Promise<CountRow[]> {
  const day = dayOf(now - dayMs);
  return listCounts(store, day, day);
}
