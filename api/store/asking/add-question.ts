import type { Urgency } from '#contract/forms/question-form.ts';
import type { Store } from '../open-store.ts';
import type { Millis, OutboxRow, QuestionRow } from '../schema.ts';
import { receiptLimit } from '../tables/day-limits.ts';
import { type NewMail, newMail } from '../tables/outbox/queue.ts';
import { hasPhotos, type NewPhoto } from '../tables/photos.ts';
import { isFaultOfRow } from '../turns/row-faults.ts';
import { type Together, together } from '../turns/together.ts';
import { contentKey, type NewQuestion, newRow, typedFields } from './question-row.ts';
import { type Added, type Asked, statementsFor } from './question-statements.ts';

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
  /** The page whose sent forms are counted; left out when the asker does not want to be. */
  readonly countedOn?: string | undefined;
}

/** Who hears of urgent questions and emergencies beside the owner's mailbox. */
export interface AlertTargets {
  /** The e-mail address of an SMS gateway. */
  readonly smsAddress: string | undefined;
  readonly webhook: boolean;
}

interface Waiting {
  readonly row: QuestionRow;
  readonly options: AskOptions;
}

const queues = new WeakMap<Store['db'], Together<Waiting, AskOutcome>>();

/**
 * Stores a question with its pictures, messages and count in one transaction: once it returns, all of them are on disk. The same key, or
 * without a key the same text on the same day, returns the first reference and stores nothing. Questions that arrive together
 * share a transaction.
 */
export async function addQuestion(store: Store, request: NewQuestion, options: AskOptions): Promise<AskOutcome> {
  const { idempotencyKey: key, photos = [], now } = options;
  const row = newRow(request, key === undefined ? contentKey(request, photos, now) : `client-${key}`, now);
  const queue = queues.get(store.db) ?? together((list) => addAll(store, list), isFaultOfRow);
  queues.set(store.db, queue);
  return queue.add({ row, options });
}

async function addAll(store: Store, list: readonly Waiting[]): Promise<readonly AskOutcome[]> {
  const now = list[0]?.options.now ?? 0;
  const isFull = Math.abs(now - (fullAt.get(store.db) ?? 0)) < believedMs;
  const answers = await store.transact<Partial<Added>>(statementsFor(store.engine, list.map(askedOf), { now, isFull }));
  const added = new Map(answers.flat().map(({ reference, receipts = 0 }) => [reference, receipts]));
  if (Math.max(...added.values()) >= receiptLimit.everyone) fullAt.set(store.db, now);
  const outcomes: AskOutcome[] = [];
  for (const { row, options } of list) {
    const { reference } = row;
    const isNew = added.has(reference);
    outcomes.push(isNew ? { ok: true, reference, isNew } : await sameQuestion(store, row, options));
  }
  return outcomes;
}

/**
 * So long nobody is written a receipt, counts those of the day or waits for others who store questions: where there was no room for
 * another one, there is no last one to share.
 */
const believedMs = 1000;
const fullAt = new WeakMap<Store['db'], Millis>();

function askedOf({ row, options }: Waiting): Asked {
  const { photos = [], countedOn } = options;
  return { row, messages: messagesOf(row, options), photos, countedOn };
}

async function sameQuestion({ db }: Store, row: QuestionRow, { photos = [] }: AskOptions): Promise<AskOutcome> {
  const first = await db
    .selectFrom('questions')
    .selectAll()
    .where('idempotency_key', '=', row.idempotency_key)
    .executeTakeFirstOrThrow();
  const same =
    typedFields.every((field) => first[field] === row[field]) && (await hasPhotos(db, first.reference, photos));
  return same ? { ok: true, reference: first.reference, isNew: false } : { ok: false, error: 'key-reused' };
}

const rank: Readonly<Record<Urgency, number>> = { emergency: 0, urgent: 1, normal: 2 };

/** Its receipt leaves only within the limits of a day. */
function messagesOf(row: QuestionRow, { ownerEmail, alerts }: AskOptions): readonly OutboxRow[] {
  const { reference, urgency, created_at: createdAt } = row;
  const priority = rank[urgency] * 2;
  const recipient = row.email?.toLowerCase();
  return [
    newMail({ kind: 'notice', recipient: ownerEmail, priority, reference, createdAt }),
    ...(urgency === 'normal' ? [] : alertsFor(alerts, { priority, reference, createdAt })),
    ...(recipient ? [newMail({ kind: 'receipt', recipient, priority: priority + 1, reference, createdAt })] : []),
  ];
}

type About = Pick<NewMail, 'priority' | 'reference' | 'createdAt'>;

function alertsFor(targets: AlertTargets | undefined, about: About): readonly OutboxRow[] {
  const { smsAddress, webhook } = targets ?? {};
  return [
    ...(smsAddress ? [newMail({ kind: 'sms', recipient: smsAddress, ...about })] : []),
    ...(webhook ? [newMail({ kind: 'webhook', recipient: 'webhook', ...about })] : []),
  ];
}
