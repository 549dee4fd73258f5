import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Language } from '#content/languages.ts';
import { type QuestionCategory, questionDefaults, type Reach, type Urgency } from '#contract/question-form.ts';
import type { Store } from '../open-store.ts';
import type { Millis, OutboxRow, QuestionRow, Schema } from '../schema.ts';
import { dayMs, receiptLimit, withinDay } from './day-limits.ts';
import { type NewMail, newMail } from './outbox-queue.ts';
import { addPhotos, hasPhotos, type NewPhoto } from './photos.ts';

/** A question, from whichever form. What was left out or left empty is not known; one of e-mail and phone is. */
export interface NewQuestion {
  readonly name: string;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly reach?: Reach;
  readonly location?: string | undefined;
  readonly urgency: Urgency;
  readonly category: QuestionCategory;
  readonly question: string;
  /** Of the form; English where nobody says. */
  readonly language?: Language;
}

export type AskOutcome =
  | { readonly ok: true; readonly reference: string; readonly isNew: boolean }
  /** The key was used for a question of which something else was typed. */
  | { readonly ok: false; readonly error: 'key-reused' };

export interface AskOptions {
  readonly idempotencyKey: string | undefined;
  readonly ownerEmail: string;
  readonly now: Millis;
  readonly alerts?: AlertTargets;
  /** Pictures that belong to it. */
  readonly photos?: readonly NewPhoto[];
}

/** Who hears of urgent questions and emergencies beside the owner's mailbox. */
export interface AlertTargets {
  /** The e-mail address of an SMS gateway. */
  readonly smsAddress: string | undefined;
  readonly webhook: boolean;
}

/**
 * Stores a question with its pictures and messages in one transaction: once it returns, all of them are on disk. The same key, or
 * without a key the same text on the same day, returns the first reference and stores nothing.
 */
export function addQuestion({ db, engine }: Store, request: NewQuestion, options: AskOptions): Promise<AskOutcome> {
  const { idempotencyKey: key, photos = [], now } = options;
  const row = newRow(request, key === undefined ? contentKey(request, photos, now) : `client-${key}`, now);
  return db.transaction().execute(async (transaction): Promise<AskOutcome> => {
    const inserted = await transaction
      .insertInto('questions')
      .values(row)
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning('reference')
      .executeTakeFirst();
    if (!inserted) return sameQuestion(transaction, row, photos);
    await addPhotos(transaction, row.reference, photos);
    await addMessages(transaction, engine, row, options);
    return { ok: true, reference: row.reference, isNew: true };
  });
}

function newRow(request: NewQuestion, key: string, now: Millis): QuestionRow {
  const { name, email, phone, reach = questionDefaults.reach, location, urgency, category, question } = request;
  const { language = 'en' } = request;
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
    answered_at: null,
    calling_at: null,
  };
}

type OursOfRow = 'reference' | 'language' | 'idempotency_key' | `${string}_at`;
type Typed = Exclude<keyof QuestionRow, OursOfRow>;

/** What somebody typed. A new field has to be named here, or a changed form would pass for the one that was sent before. */
const typed: Readonly<Record<Typed, true>> = {
  name: true,
  email: true,
  phone: true,
  reach: true,
  location: true,
  urgency: true,
  category: true,
  question: true,
};
const typedFields = Object.keys(typed) as Typed[];

async function sameQuestion(
  transaction: Transaction<Schema>,
  row: QuestionRow,
  photos: readonly NewPhoto[],
): Promise<AskOutcome> {
  const first = await transaction
    .selectFrom('questions')
    .selectAll()
    .where('idempotency_key', '=', row.idempotency_key)
    .executeTakeFirstOrThrow();
  const same =
    typedFields.every((field) => first[field] === row[field]) &&
    (await hasPhotos(transaction, first.reference, photos));
  return same ? { ok: true, reference: first.reference, isNew: false } : { ok: false, error: 'key-reused' };
}

const rank: Readonly<Record<Urgency, number>> = { emergency: 0, urgent: 1, normal: 2 };

async function addMessages(
  transaction: Transaction<Schema>,
  engine: Store['engine'],
  row: QuestionRow,
  options: AskOptions,
): Promise<void> {
  const { reference, urgency, created_at: createdAt } = row;
  const priority = rank[urgency] * 2;
  const messages = [newMail({ kind: 'notice', recipient: options.ownerEmail, priority, reference, createdAt })];
  if (urgency !== 'normal') messages.push(...alertsFor(options.alerts, { priority, reference, createdAt }));
  const recipient = row.email?.toLowerCase();
  const receipt = { engine, kind: 'receipt', limit: receiptLimit, now: createdAt } as const;
  if (recipient && (await withinDay(transaction, { ...receipt, address: recipient }))) {
    messages.push(newMail({ kind: 'receipt', recipient, priority: priority + 1, reference, createdAt }));
  }
  await transaction.insertInto('outbox').values(messages).execute();
}

type About = Pick<NewMail, 'priority' | 'reference' | 'createdAt'>;

function alertsFor(targets: AlertTargets | undefined, about: About): readonly OutboxRow[] {
  const { smsAddress, webhook } = targets ?? {};
  return [
    ...(smsAddress ? [newMail({ kind: 'sms', recipient: smsAddress, ...about })] : []),
    ...(webhook ? [newMail({ kind: 'webhook', recipient: 'webhook', ...about })] : []),
  ];
}

/** Without a key (a plain form post), a second press of the button is recognised by its content. */
function contentKey(request: NewQuestion, photos: readonly NewPhoto[], now: Millis): string {
  const day = Math.floor(now / dayMs);
  const content = JSON.stringify([
    ...typedFields.map((field) => request[field] ?? ''),
    ...photos.map(({ hash }) => hash),
    day,
  ]);
  return `content-${createHash('sha256').update(content).digest('base64url')}`;
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 40 random bits in an alphabet without look-alikes, to be read out over the telephone. */
function newReference(): string {
  const letters = [...randomBytes(8)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `WD-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** One question, or undefined. */
export function findQuestion({ db }: Store, reference: string): Promise<QuestionRow | undefined> {
  return db.selectFrom('questions').selectAll().where('reference', '=', reference).executeTakeFirst();
}

/** The references of all questions. */
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
