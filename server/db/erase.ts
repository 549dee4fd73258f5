import { setTimeout as pause } from 'node:timers/promises';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Store } from './open-store.ts';
import { type Schema, tables } from './schema.ts';
import { kindsAboutQuestion } from './tables/outbox.ts';
import { deleteOrphanPhotos } from './tables/photos.ts';

export interface Erased {
  /** References of the deleted questions. */
  readonly questions: readonly string[];
  readonly subscribers: number;
  /** Ids of the deleted messages, which also name their files. */
  readonly messages: readonly string[];
}

/** A person, by email address or by phone number in any spelling. */
export type Person = { readonly email: string } | { readonly phone: string };

/** Erases everything about a person, for a privacy request: questions, subscription, messages to and about them. */
export function erase({ db }: Store, person: Person): Promise<Erased> {
  return db.transaction().execute(async (transaction) => {
    const references = await questionsOf(transaction, person);
    for (const reference of references) {
      await transaction.deleteFrom('questions').where('reference', '=', reference).execute();
    }
    const email = 'email' in person ? addressOf(person.email) : null;
    const messages = await transaction
      .deleteFrom('outbox')
      .where((where) => where.or([where('recipient', '=', email), withoutQuestion(where)]))
      .returning('id')
      .execute();
    const subscribers = await transaction
      .deleteFrom('subscribers')
      .where('email', '=', email)
      .returning('id')
      .execute();
    await deleteOrphanPhotos(transaction);
    await deleteOrphanLinks(transaction);
    const ids = [...references, ...[...messages, ...subscribers].map(({ id }) => id)];
    if (ids.length > 0)
      await transaction
        .insertInto('erased')
        .values(ids.map((id) => ({ id })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    return {
      questions: references,
      subscribers: subscribers.length,
      messages: messages.map(({ id }) => id),
    };
  });
}

/** Erases again what a restore brought back. */
export async function eraseAgain(target: Kysely<Schema>): Promise<Omit<Erased, 'messages'>> {
  const ids = target.selectFrom('erased').select('id');
  const questions = await target.deleteFrom('questions').where('reference', 'in', ids).returning('reference').execute();
  const subscribers = await target.deleteFrom('subscribers').where('id', 'in', ids).returning('email').execute();
  const emails = [null, ...subscribers.map(({ email }) => email)];
  await target
    .deleteFrom('outbox')
    .where((where) => where.or([where('id', 'in', ids), where('recipient', 'in', emails), withoutQuestion(where)]))
    .execute();
  await deleteOrphanPhotos(target);
  await deleteOrphanLinks(target);
  return { questions: questions.map(({ reference }) => reference), subscribers: subscribers.length };
}

const addressOf = (text: string) => text.trim().toLowerCase();

/** Normalizes a number to its last ten digits, without country code and extension. */
const lineOf = (phone: string) => (phone.split(/[x#]/i)[0] ?? '').replace(/\D/g, '').slice(-10);

/** References of the questions of a person. */
export async function questionsOf(db: Kysely<Schema>, person: Person): Promise<readonly string[]> {
  const rows = await db.selectFrom('questions').select(['reference', 'email', 'phone']).execute();
  const isTheirs =
    'email' in person
      ? ({ email }: (typeof rows)[number]) => email?.toLowerCase() === addressOf(person.email)
      : ({ phone }: (typeof rows)[number]) => phone !== null && lineOf(phone) === lineOf(person.phone);
  return rows.filter(isTheirs).map(({ reference }) => reference);
}

/** A message whose question was deleted. */
function withoutQuestion(where: ExpressionBuilder<Schema, 'outbox'>) {
  const question = where
    .selectFrom('questions')
    .select('questions.reference')
    .whereRef('questions.reference', '=', 'outbox.reference');
  return where.and([
    where('outbox.kind', 'in', kindsAboutQuestion),
    where('outbox.reference', 'is not', null),
    where.not(where.exists(question)),
  ]);
}

/** Deletes links whose subscriber or question was deleted. */
export async function deleteOrphanLinks(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('links')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('subscribers').select('subscribers.id').whereRef('subscribers.id', '=', 'links.subject'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('questions').select('questions.reference').whereRef('questions.reference', '=', 'links.subject'),
        ),
      ),
    )
    .execute();
}

/**
 * Removes deleted text from the database files. SQLite: rewrites every page and truncates the write-ahead log. PostgreSQL: rewrites
 * the tables; its write-ahead log keeps the text until overwritten. False when another process prevented truncating the log.
 */
export async function scrub(store: Store): Promise<boolean> {
  if (store.engine === 'postgres') return rewriteTables(store);
  await sql`vacuum`.execute(store.db);
  return truncateLog(store);
}

/** Truncates SQLite's write-ahead log, which holds earlier versions of pages (`secure_delete` overwrites the pages themselves). */
export async function truncateLog({ db, engine }: Store): Promise<boolean> {
  if (engine === 'postgres') return true;
  for (let attempt = 0; attempt < 5; attempt++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    await pause(200);
  }
  return false;
}

async function rewriteTables({ db }: Store): Promise<true> {
  for (const table of tables) await sql`vacuum full ${sql.table(table)}`.execute(db);
  // Needs administrator rights; without them the server's next checkpoint does it.
  await sql`checkpoint`.execute(db).catch(() => {});
  return true;
}
