import { owner } from '#content/owner.ts';
import type { Store } from '../open-store.ts';
import type { Millis, QuestionRow } from '../schema.ts';
import { hourMs } from './day-limits.ts';

/** Until when an answer is promised. */
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

/** Questions by their references, and how many pictures each has. Those that are gone are left out. */
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
