import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Language } from '#content/i18n/languages.ts';
import { owner } from '#content/owner.ts';
import { type QuestionCategory, questionDefaults, type Reach, type Urgency } from '#contract/question-form.ts';
import type { Store } from '../open-store.ts';
import type { Millis, OutboxRow, QuestionMark, QuestionRow, Schema } from '../schema.ts';
import { addCount } from './counts.ts';
import { dayMs, hourMs, isWithinDailyLimit, receiptLimit } from './daily-limits.ts';
import { newMail } from './outbox.ts';
import { addPhotos, hasPhotos, type NewPhoto } from './photos.ts';

/** A question from either form. At least one of email and phone is given. */
export interface NewQuestion {
  readonly name: string;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly reach?: Reach;
  readonly location?: string | undefined;
  readonly urgency: Urgency;
  readonly category: QuestionCategory;
  readonly question: string;
  /** Of the form. */
  readonly language?: Language;
  /** Milliseconds for which it waited offline, by the device's clock. */
  readonly waitedMs?: number | undefined;
}

/** Who is alerted to urgent questions and emergencies besides the owner's mailbox. */
export interface AlertTargets {
  /** The email address of an SMS gateway. */
  readonly smsAddress: string | undefined;
  readonly webhook: boolean;
}

export interface AskOptions {
  readonly idempotencyKey: string | undefined;
  readonly ownerEmail: string;
  readonly now: Millis;
  readonly alerts?: AlertTargets;
  readonly photos?: readonly NewPhoto[];
  /** The page whose count is incremented; undefined when the visitor opted out. */
  readonly countedOn?: string | undefined;
}

export type AskResult =
  | { readonly ok: true; readonly reference: string; readonly isNew: boolean }
  /** The key was used for a question with another text. */
  | { readonly ok: false; readonly error: 'key-reused' };

/**
 * Stores a question with its photos, messages and count in one transaction: once it returns, all of them are on disk. The same
 * key, or without a key the same text on the same day, returns the first reference and stores nothing.
 */
export function addQuestion({ db, engine }: Store, request: NewQuestion, options: AskOptions): Promise<AskResult> {
  const { idempotencyKey: key, photos = [], countedOn, now } = options;
  const row = newRow(request, keyOf(request, key, photos, now), now);
  return db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('questions')
      .values(row)
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning('reference')
      .executeTakeFirst();
    if (!added) return (await sameQuestion(transaction, row, photos)) ?? { ok: false, error: 'key-reused' };
    await addPhotos(transaction, row.reference, photos);
    const messages = await messagesOf(transaction, engine, row, options);
    await transaction.insertInto('outbox').values(messages).execute();
    // Last: everyone who asks on this page updates the same row.
    if (countedOn) await addCount({ db: transaction }, 'form', countedOn, now);
    return { ok: true, reference: row.reference, isNew: true };
  });
}

/** What `addQuestion` would return for a question that is stored already; undefined for a new one. Needs no decoded photo. */
export async function findRepeat(
  { db }: Store,
  request: NewQuestion,
  { idempotencyKey, photos, now }: Pick<AskOptions, 'idempotencyKey' | 'now'> & { readonly photos: readonly Hashed[] },
): Promise<AskResult | undefined> {
  return sameQuestion(db, newRow(request, keyOf(request, idempotencyKey, photos, now), now), photos);
}

/** A photo that is recognized by the hash of what was sent. */
type Hashed = Pick<NewPhoto, 'hash'>;

/** Without a key (a plain form post), a repeated submission is recognized by its content. */
const keyOf = (request: NewQuestion, key: string | undefined, photos: readonly Hashed[], now: Millis): string =>
  key === undefined ? contentKey(request, photos, now) : `client-${key}`;

/** The row of a new question. `key` is unique among all questions. */
export function newRow(request: NewQuestion, key: string, now: Millis): QuestionRow {
  const { name, email, phone, reach = questionDefaults.reach, location, urgency, category, question } = request;
  const { language = 'en', waitedMs } = request;
  return {
    reference: newReference(),
    name,
    email: email || null,
    phone: phone || null,
    reach,
    location: location || null,
    urgency,
    category,
    question,
    language,
    idempotency_key: key,
    created_at: now,
    written_at: waitedMs === undefined ? null : now - waitedMs,
    answered_at: null,
    calling_at: null,
    note: null,
  };
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 40 random bits in an alphabet without look-alikes, readable over the phone. */
function newReference(): string {
  const letters = [...randomBytes(8)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `WD-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

type OursOfRow = 'reference' | 'note' | 'language' | 'idempotency_key' | `${string}_at`;
/** A field that a person fills in. */
export type TypedField = Exclude<keyof QuestionRow, OursOfRow>;

/** Fields compared to recognize a repeated form. The type requires every new field. */
const typed: Readonly<Record<TypedField, true>> = {
  name: true,
  email: true,
  phone: true,
  reach: true,
  location: true,
  urgency: true,
  category: true,
  question: true,
};
const typedFields = Object.keys(typed) as TypedField[];

function contentKey(request: NewQuestion, photos: readonly Hashed[], now: Millis): string {
  const day = Math.floor(now / dayMs);
  const content = JSON.stringify([
    ...typedFields.map((field) => request[field] ?? ''),
    ...photos.map(({ hash }) => hash),
    day,
  ]);
  return `content-${createHash('sha256').update(content).digest('base64url')}`;
}

async function sameQuestion(
  db: Kysely<Schema>,
  row: QuestionRow,
  photos: readonly Hashed[],
): Promise<AskResult | undefined> {
  const first = await db
    .selectFrom('questions')
    .selectAll()
    .where('idempotency_key', '=', row.idempotency_key)
    .executeTakeFirst();
  if (!first) return undefined;
  const same =
    typedFields.every((field) => first[field] === row[field]) && (await hasPhotos(db, first.reference, photos));
  return same ? { ok: true, reference: first.reference, isNew: false } : { ok: false, error: 'key-reused' };
}

const rank: Readonly<Record<Urgency, number>> = { emergency: 0, urgent: 1, normal: 2 };

/** The notice, alerts for urgent questions, and a receipt within the daily limits. */
async function messagesOf(
  transaction: Transaction<Schema>,
  engine: Store['engine'],
  { reference, urgency, email, created_at: createdAt }: QuestionRow,
  { ownerEmail, alerts }: AskOptions,
): Promise<readonly OutboxRow[]> {
  const about = { priority: rank[urgency] * 2, reference, createdAt };
  const messages = [newMail({ kind: 'notice', recipient: ownerEmail, ...about })];
  if (urgency !== 'normal') {
    if (alerts?.smsAddress) messages.push(newMail({ kind: 'sms', recipient: alerts.smsAddress, ...about }));
    if (alerts?.webhook) messages.push(newMail({ kind: 'webhook', recipient: 'webhook', ...about }));
  }
  const asked = { kind: 'receipt', limit: receiptLimit, now: createdAt } as const;
  if (email && (await isWithinDailyLimit(transaction, engine, { ...asked, address: email }))) {
    const recipient = email.toLowerCase();
    messages.push(newMail({ ...about, kind: 'receipt', recipient, priority: about.priority + 1 }));
  }
  return messages;
}

export function promisedAt({ created_at, urgency }: QuestionRow): Millis {
  return created_at + owner.promises.answerHours[urgency] * hourMs;
}

/** One question, or undefined. */
export function findQuestion({ db }: Store, reference: string): Promise<QuestionRow | undefined> {
  return db.selectFrom('questions').selectAll().where('reference', '=', reference).executeTakeFirst();
}

export interface FoundQuestion extends QuestionRow {
  readonly photoCount: number;
}

/** Existing questions by reference, with their number of photos. */
export async function findQuestions(
  { db }: Store,
  references: readonly string[],
): Promise<ReadonlyMap<string, FoundQuestion>> {
  if (references.length === 0) return new Map();
  const rows = await db
    .selectFrom('questions')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('photos')
        .whereRef('photos.reference', '=', 'questions.reference')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('photoCount'),
    )
    .where('reference', 'in', references)
    .execute();
  return new Map(rows.map((row) => [row.reference, row]));
}

/** References of all questions. */
export async function listReferences({ db }: Store): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('questions').select('reference').execute();
  return new Set(rows.map(({ reference }) => reference));
}

/** Questions, oldest first; only the unanswered ones unless `all`. */
export function listQuestions({ db }: Store, { all }: { readonly all: boolean }): Promise<QuestionRow[]> {
  const query = db.selectFrom('questions').selectAll().orderBy('created_at').orderBy('reference');
  return (all ? query : query.where('answered_at', 'is', null)).execute();
}

/** Records the first time of answering. False when there is no such question. */
export async function markAnswered(store: Store, reference: string, now: Millis): Promise<boolean> {
  const found = await findQuestion(store, reference);
  if (!found) return false;
  await store.db
    .updateTable('questions')
    .set({ answered_at: now })
    .where('reference', '=', reference)
    .where('answered_at', 'is', null)
    .execute();
  return true;
}

/** What the owner does with a question in the inbox: a mark, `open` to take the answer back, or nothing but the note. */
export type InboxMark = QuestionMark | 'open' | 'note';

interface InboxChanges {
  readonly mark: InboxMark;
  /** The note and the one that it replaces, since a page of yesterday must not overwrite a newer one. */
  readonly note?: { readonly text: string; readonly was: string } | undefined;
  readonly now: Millis;
}

/**
 * Saves the owner's note and mark; the first time of each mark is the one that counts. False when there is no such question, or its note
 * is another one by now.
 */
export async function updateQuestion(
  { db }: Store,
  reference: string,
  { mark, note, now }: InboxChanges,
): Promise<boolean> {
  const row = await db
    .updateTable('questions')
    .set((update) => ({
      ...(note === undefined ? {} : { note: note.text || null }),
      ...(mark === 'answered' ? { answered_at: update.fn.coalesce('answered_at', update.val(now)) } : {}),
      ...(mark === 'call-back' ? { calling_at: update.fn.coalesce('calling_at', update.val(now)) } : {}),
      ...(mark === 'open' ? { answered_at: null, calling_at: null } : {}),
    }))
    .where('reference', '=', reference)
    .$if(note !== undefined, (query) =>
      query.where(({ eb, fn, val }) => eb(fn.coalesce('note', val('')), '=', note?.was ?? '')),
    )
    .returning('reference')
    .executeTakeFirst();
  return row !== undefined;
}
