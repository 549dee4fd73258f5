import type { Language } from '#content/i18n/languages.ts';
import type { Store } from '../db/open-store.ts';
import type { CountRow, Millis, OutboxRow, QuestionRow } from '../db/schema.ts';
import { dayOf, listCounts } from '../db/tables/counts.ts';
import { dayMs } from '../db/tables/daily-limits.ts';
import { type MarkTokens, questionTokens } from '../db/tables/links.ts';
import { returnReasons } from '../db/tables/outbox.ts';
import { photosOf } from '../db/tables/photos.ts';
import { type FoundQuestion, findQuestions, listQuestions, listReferences } from '../db/tables/questions.ts';
import { languageOfSubscriber, newsletterToken } from '../db/tables/subscribers.ts';

/** What a message is about, as the store has it at the time of sending. Absent when it was erased or is out of date. */
export interface MailSubject {
  readonly question?: QuestionRow | undefined;
  /** Its pictures, and how many there are, when they are too many tries old to go along. */
  readonly photos?: readonly Uint8Array[];
  readonly photoCount?: number;
  /** Tokens of the links that mark the question. */
  readonly marks?: MarkTokens;
  /** All open questions, for the list of a day, and the time at which it leaves. */
  readonly open?: readonly QuestionRow[];
  readonly now?: Millis;
  /** What was counted the day before. */
  readonly counts?: readonly CountRow[];
  /** Token of the message's link. */
  readonly token?: string | undefined;
  /** Of the form by which a subscriber asked. */
  readonly language?: Language | undefined;
}

/**
 * What messages about to leave together need from the store: their questions, all open ones, or fresh tokens for their links; in
 * their order.
 */
export async function subjectsOf(
  store: Store,
  rows: readonly OutboxRow[],
  now: Millis,
): Promise<readonly MailSubject[]> {
  const questions = await findQuestions(store, [...new Set(rows.flatMap(({ reference }) => reference ?? []))]);
  // Only the notice has links: the webhook and the telephone's message say that there is one.
  const noticed = rows.flatMap(({ kind, reference }) => (kind === 'notice' && reference !== null ? reference : []));
  const marks = await questionTokens(store, [...new Set(noticed.filter((each) => questions.has(each)))], now);
  const subjects: MailSubject[] = [];
  for (const row of rows) {
    const { kind, reference } = row;
    const question = reference === null ? undefined : questions.get(reference);
    const links = kind === 'notice' && question ? marks.get(question.reference) : undefined;
    if (question && links) subjects.push(await aboutNotice(store, row, question, links));
    else subjects.push(reference === null ? await aboutOthers(store, row, now) : { question });
  }
  return subjects;
}

async function aboutOthers(store: Store, { kind, recipient }: OutboxRow, now: Millis): Promise<MailSubject> {
  if (kind === 'newsletter-confirm' || kind === 'newsletter-welcome') {
    const language = await languageOfSubscriber(store, recipient);
    return { language, token: await newsletterToken(store, kind, recipient, now) };
  }
  if (kind === 'digest')
    return { open: await listQuestions(store, { all: false }), counts: await yesterday(store, now), now };
  return {};
}

/**
 * A mail server that does not take so large a message gets it without pictures, rather than never. What was given back, or was
 * lost with its process or its database, says nothing of the mail server.
 */
const triesWithPhotos = 3;
const isTooLarge = ({ attempts, last_error: error }: OutboxRow) =>
  attempts > triesWithPhotos && error !== null && !returnReasons.has(error);

async function aboutNotice(
  store: Store,
  row: OutboxRow,
  { photoCount, ...question }: FoundQuestion,
  marks: MarkTokens,
): Promise<MailSubject> {
  const withPhotos = photoCount > 0 && !isTooLarge(row);
  return { question, marks, photoCount, photos: withPhotos ? await photosOf(store, question.reference) : [] };
}

/**
 * Whether everybody whom a list names is still there: an erase may have come between its reading and its leaving. A message
 * about one question is gone with it from the outbox.
 */
export async function areAllStored(store: Store, open: readonly QuestionRow[]): Promise<boolean> {
  const there = await listReferences(store);
  return open.every(({ reference }) => there.has(reference));
}

function yesterday(store: Store, now: Millis): Promise<CountRow[]> {
  const day = dayOf(now - dayMs);
  return listCounts(store, day, day);
}
