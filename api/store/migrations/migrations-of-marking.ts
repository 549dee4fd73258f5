import type { Kysely } from 'kysely';

/** The owner marks questions by links that work once. */
export async function addQuestionLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('questions').addColumn('calling_at', 'bigint').execute();
  await db.schema.alterTable('links').addColumn('used_at', 'bigint').execute();
}
