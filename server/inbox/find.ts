import { type Kysely, sql } from 'kysely';
import { owner } from '#content/owner.ts';
import { type Urgency, urgencies } from '#contract/question-form.ts';
import type { Store } from '../db/open-store.ts';
import type { QuestionRow, Schema } from '../db/schema.ts';
import { hourMs } from '../db/tables/daily-limits.ts';
import { type FoundQuestion, findQuestions } from '../db/tables/questions.ts';

export const shows = ['open', 'answered', 'all'] as const;

export interface Filter {
  readonly show: (typeof shows)[number];
  readonly urgency: Urgency | '';
  /** Words, or digits of a phone number. */
  readonly q: string;
  /** From 1. */
  readonly page: number;
}

export const pageSize = 25;

/** Milliseconds from asking to the promised answer. */
const promise = sql`case urgency ${sql.join(
  urgencies.map(
    (urgency) => sql`when ${sql.lit(urgency)} then ${sql.lit(owner.promises.answerHours[urgency] * hourMs)}`,
  ),
  sql` `,
)} end`;

/** Open questions by promise, the most pressing first; then answered ones, the newest answer first. */
const pressing = sql`case when answered_at is null then created_at + ${promise} else -answered_at end`;

function filtered(db: Kysely<Schema>, { show, urgency }: Filter) {
  return db
    .selectFrom('questions')
    .$if(show !== 'all', (query) => query.where('answered_at', show === 'open' ? 'is' : 'is not', null))
    .$if(urgency !== '', (query) => query.where('urgency', '=', urgency as Urgency));
}

const inOrder = sql`case when answered_at is null then 0 else 1 end, ${pressing}, reference`;

/** All questions of a filter, whatever its page. */
export async function matchingQuestions({ db }: Store, filter: Filter): Promise<readonly QuestionRow[]> {
  const rows = await filtered(db, filter).selectAll().orderBy(inOrder).execute();
  return rows.filter(matches(filter.q));
}

/** One page of a filter, and how many questions all its pages have. */
export async function findPage(
  store: Store,
  filter: Filter,
): Promise<{ readonly rows: readonly FoundQuestion[]; readonly total: number }> {
  const { q, page } = filter;
  const from = (page - 1) * pageSize;
  const found = q === '' ? undefined : await matchingQuestions(store, filter);
  const [shown, total] = found
    ? [found.slice(from, from + pageSize), found.length]
    : await Promise.all([
        filtered(store.db, filter).select('reference').orderBy(inOrder).limit(pageSize).offset(from).execute(),
        countMatching(store, filter),
      ]);
  const references = shown.map(({ reference }) => reference);
  const rows = await findQuestions(store, references);
  return { rows: references.flatMap((reference) => rows.get(reference) ?? []), total };
}

async function countMatching({ db }: Store, filter: Filter): Promise<number> {
  const count = filtered(db, filter).select(({ fn }) => fn.countAll<number>().as('count'));
  return Number((await count.executeTakeFirstOrThrow()).count);
}

/** Without case and accents, which the databases' own comparisons treat differently. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Whether a question has every word of a search, or the digits of a number. */
function matches(search: string): (row: QuestionRow) => boolean {
  const words = folded(search).split(/\s+/);
  const digits = /^[\d\s().+-]{4,}$/.test(search) ? digitsOf(search) : '';
  return ({ reference, name, email, phone, location, question, note }) => {
    if (digits !== '' && digitsOf(phone ?? '').includes(digits)) return true;
    const text = folded([reference, name, email, phone, location, question, note].join('\n'));
    return words.every((word) => text.includes(word));
  };
}
