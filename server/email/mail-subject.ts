import type { Language } from '#content/i18n/languages.ts';
import { type Renewal, renewals } from '#content/renewals.ts';
import type { Store } from '../db/open-store.ts';
import type { CountRow, Millis, OutboxRow, QuestionRow } from '../db/schema.ts';
import { dayOf, listCounts } from '../db/tables/counts.ts';
import { dayMs } from '../db/tables/daily-limits.ts';
import { type IssueText, issueFor } from '../db/tables/issues.ts';
import { type MarkTokens, questionTokens } from '../db/tables/links.ts';
import { returnReasons } from '../db/tables/outbox.ts';
import { photosOf } from '../db/tables/photos.ts';
import { type FoundQuestion, findQuestions, listQuestions, listReferences } from '../db/tables/questions.ts';
import { languageOfSubscriber, newsletterToken } from '../db/tables/subscribers.ts';
import { addInboxLink } from '../inbox/access.ts';
import type { KeyedHash } from '../inbox/keyed-hash.ts';
import { askedFor } from './morning-mail.ts';

/** Stored data that a message is about, at the time of sending. Undefined when erased or outdated. */
export interface MailSubject {
  readonly question?: QuestionRow | undefined;
  /** Its photos (empty after several failed attempts) and their number. */
  readonly photos?: readonly Uint8Array[];
  readonly photoCount?: number;
  /** Tokens of the links that mark the question. */
  readonly marks?: MarkTokens;
  /** All open questions and the time of sending, for the digest. */
  readonly open?: readonly QuestionRow[];
  readonly now?: Millis;
  /** Counts of the day before. */
  readonly counts?: readonly CountRow[];
  /** Token of the digest's link to the inbox, if that is on. */
  readonly inboxToken?: string | undefined;
  readonly token?: string | undefined;
  readonly issue?: IssueText | undefined;
  /** What ends on the day of a renewal mail. */
  readonly renewals?: readonly Renewal[];
  /** Language of the subscriber's form. */
  readonly language?: Language | undefined;
}

/**
 * Loads what messages about to be sent need: questions, open questions, or fresh link tokens. In the order of `rows`.
 */
export async function subjectsOf(
  store: Store,
  rows: readonly OutboxRow[],
  now: Millis,
  inbox?: KeyedHash,
): Promise<readonly MailSubject[]> {
  const questions = await findQuestions(store, [...new Set(rows.flatMap(({ reference }) => reference ?? []))]);
  // Only notices have links.
  const noticed = rows.flatMap(({ kind, reference }) => (kind === 'notice' && reference !== null ? reference : []));
  const marks = await questionTokens(store, [...new Set(noticed.filter((each) => questions.has(each)))], now);
  const subjects: MailSubject[] = [];
  for (const row of rows) {
    const { kind, reference } = row;
    if (kind === 'newsletter') {
      subjects.push(await aboutIssue(store, row, now));
      continue;
    }
    if (kind === 'renewal') {
      subjects.push({ renewals: renewals().filter(({ on }) => on === reference), now });
      continue;
    }
    if (kind === 'digest') {
      subjects.push(await aboutMorning(store, now, inbox, reference === askedFor));
      continue;
    }
    const question = reference === null ? undefined : questions.get(reference);
    const links = kind === 'notice' && question ? marks.get(question.reference) : undefined;
    if (question && links) subjects.push(await aboutNotice(store, row, question, links));
    else subjects.push(reference === null ? await aboutOthers(store, row, now) : { question });
  }
  return subjects;
}

async function aboutIssue(store: Store, { recipient, reference }: OutboxRow, now: Millis): Promise<MailSubject> {
  const language = (await languageOfSubscriber(store, recipient)) ?? 'en';
  const issue = await issueFor(store, reference ?? '', language);
  return { language, issue, token: await newsletterToken(store, 'newsletter', recipient, now) };
}

async function aboutOthers(store: Store, { kind, recipient }: OutboxRow, now: Millis): Promise<MailSubject> {
  if (kind === 'newsletter-confirm' || kind === 'newsletter-welcome') {
    const language = await languageOfSubscriber(store, recipient);
    return { language, token: await newsletterToken(store, kind, recipient, now) };
  }
  return {};
}

/** Open questions, yesterday's counts, and a fresh link to the inbox if there is anything to say or the owner asked for it. */
async function aboutMorning(
  store: Store,
  now: Millis,
  inbox: KeyedHash | undefined,
  isAskedFor: boolean,
): Promise<MailSubject> {
  const open = await listQuestions(store, { all: false });
  const counts = await yesterday(store, now);
  const isSent = isAskedFor || open.length + counts.length > 0;
  return { open, counts, now, inboxToken: inbox && isSent ? await addInboxLink(store, inbox, now) : undefined };
}

/**
 * After several failed attempts a message is sent without photos: it may be too large. Returned or lost attempts do not count.
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
 * Whether all questions of a digest still exist: one may have been erased while the digest was sent. Messages about one question are
 * erased with it.
 */
export async function areAllStored(store: Store, open: readonly QuestionRow[]): Promise<boolean> {
  const there = await listReferences(store);
  return open.every(({ reference }) => there.has(reference));
}

function yesterday(store: Store, now: Millis): Promise<CountRow[]> {
  const day = dayOf(now - dayMs);
  return listCounts(store, day, day);
}
