import type { Transaction } from 'kysely';
import type { Urgency } from '#contract/forms/question-form.ts';
import type { Store } from '../open-store.ts';
import type { Millis, OutboxRow, QuestionRow, Schema } from '../schema.ts';
import { countedNow, countsOf } from '../tables/counts.ts';
import { dayAround, receiptLimit, withinDay } from '../tables/day-limits.ts';
import { type Insert, insertRows } from '../tables/insert-rows.ts';
import { type NewMail, newMail } from '../tables/outbox-queue.ts';
import { addPhotos, hasPhotos, type NewPhoto } from '../tables/photos.ts';
import { contentKey, type NewQuestion, newRow, typedFields } from './question-row.ts';
import { isFaultOfRow } from './row-faults.ts';
import { type Together, together } from './together.ts';

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

/** A question to be stored. */
interface Asked {
  readonly row: QuestionRow;
  readonly options: AskOptions;
}

type Queue = Together<Asked, AskOutcome>;
const queues = new WeakMap<Store['db'], Queue>();

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

interface Inserted {
  readonly reference: string;
  /** How many receipts there were within a day. */
  readonly receipts: number;
}

/** Stores what is new, and tells what of it is, and how many receipts there are already. */
function countingReceipts(now: Millis): Pick<Insert, 'rest' | 'values'> {
  const rest = `on conflict (idempotency_key) do nothing returning reference,
    (select count(*) from outbox where kind = 'receipt' and created_at between @1 and @2) as receipts`;
  return { rest, values: dayAround(now) };
}

function addAll({ db, engine }: Store, list: readonly Asked[]): Promise<readonly AskOutcome[]> {
  return db.transaction().execute(async (transaction) => {
    const inserted = await insertRows<Inserted>(transaction, engine, [
      { table: 'questions', rows: list.map(({ row }) => row), ...countingReceipts(list[0]?.options.now ?? 0) },
    ]);
    const references = new Set(inserted.map(({ reference }) => reference));
    const added = list.filter(({ row }) => references.has(row.reference));
    for (const { row, options } of added) await addPhotos(transaction, row.reference, options.photos ?? []);
    const messages = await messagesFor(transaction, engine, added, inserted[0]?.receipts ?? 0);
    const forms = added.flatMap(({ options: { countedOn, now } }) =>
      countedOn ? [countedNow('form', countedOn, now)] : [],
    );
    await insertRows(transaction, engine, [countsOf(forms), { table: 'outbox', rows: messages }]);
    const outcomes: AskOutcome[] = [];
    for (const { row, options } of list) {
      const isNew = references.has(row.reference);
      outcomes.push(
        isNew ? { ok: true, reference: row.reference, isNew } : await sameQuestion(transaction, row, options),
      );
    }
    return outcomes;
  });
}

async function sameQuestion(
  transaction: Transaction<Schema>,
  row: QuestionRow,
  { photos = [] }: AskOptions,
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

async function messagesFor(
  transaction: Transaction<Schema>,
  engine: Store['engine'],
  added: readonly Asked[],
  sentBefore: number,
): Promise<readonly OutboxRow[]> {
  const withEmail = added.filter(({ row }) => row.email);
  const allowed = await withinDay(transaction, {
    engine,
    kind: 'receipt',
    addresses: withEmail.map(({ row }) => row.email?.toLowerCase() ?? ''),
    limit: receiptLimit,
    now: added[0]?.options.now ?? 0,
    sentBefore,
  });
  const receipts = new Set(withEmail.filter((_asked, at) => allowed[at]));
  return added.flatMap((asked) => messagesOf(asked, receipts.has(asked)));
}

function messagesOf({ row, options }: Asked, withReceipt: boolean): readonly OutboxRow[] {
  const { reference, urgency, created_at: createdAt } = row;
  const priority = rank[urgency] * 2;
  const recipient = withReceipt && row.email?.toLowerCase();
  return [
    newMail({ kind: 'notice', recipient: options.ownerEmail, priority, reference, createdAt }),
    ...(urgency === 'normal' ? [] : alertsFor(options.alerts, { priority, reference, createdAt })),
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
