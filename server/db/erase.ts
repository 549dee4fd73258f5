import { setTimeout as pause } from 'node:timers/promises';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Store } from './open-store.ts';
import { type Schema, tables } from './schema.ts';
import { deleteOrphanPhotos } from './tables/photos.ts';

export interface Erased {
  /** References of the questions. */
  readonly questions: readonly string[];
  readonly subscribers: number;
  /** Ids of the messages, which name their files too. */
  readonly messages: readonly string[];
}

/** Whose data: by an e-mail address, or by a telephone number as somebody wrote it. */
export type Person = { readonly email: string } | { readonly phone: string };

/** Erases everything about somebody, for a privacy request: questions, subscription, messages to them and about them. */
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
    return {
      questions: references,
      subscribers: subscribers.length,
      messages: messages.map(({ id }) => id),
    };
  });
}

const addressOf = (text: string) => text.trim().toLowerCase();

/** Numbers are written in many ways: ten digits, without a country's code and an extension, tell one from another. */
const lineOf = (phone: string) => (phone.split(/[x#]/i)[0] ?? '').replace(/\D/g, '').slice(-10);

async function questionsOf(db: Kysely<Schema>, person: Person): Promise<readonly string[]> {
  const rows = await db.selectFrom('questions').select(['reference', 'email', 'phone']).execute();
  const isTheirs =
    'email' in person
      ? ({ email }: (typeof rows)[number]) => email?.toLowerCase() === addressOf(person.email)
      : ({ phone }: (typeof rows)[number]) => phone !== null && lineOf(phone) === lineOf(person.phone);
  return rows.filter(isTheirs).map(({ reference }) => reference);
}

/** A message about a question that is no longer there. */
export function withoutQuestion(where: ExpressionBuilder<Schema, 'outbox'>) {
  const question = where
    .selectFrom('questions')
    .select('questions.reference')
    .whereRef('questions.reference', '=', 'outbox.reference');
  return where.and([where('outbox.reference', 'is not', null), where.not(where.exists(question))]);
}

/** Links that lead nowhere: their subscriber or their question is gone. */
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
 * Takes deleted text out of the files of the database. On SQLite every page is written again and the write-ahead log is cut
 * to nothing. On PostgreSQL the tables are written again; its write-ahead log is the server's own and keeps the text until
 * it is overwritten. False when another process kept the log from being cut.
 */
export async function scrub(store: Store): Promise<boolean> {
  if (store.engine === 'postgres') return rewriteTables(store);
  await sql`vacuum`.execute(store.db);
  return truncateLog(store);
}

/** Cuts SQLite's write-ahead log, which holds earlier versions of pages. Deleted text is overwritten in the pages anyway. */
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
  // Only an administrator may; without it the old pages go with the next checkpoint of the server itself.
  await sql`checkpoint`.execute(db).catch(() => {});
  return true;
}
