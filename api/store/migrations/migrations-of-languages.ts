import type { Kysely } from 'kysely';

/** The language of the form goes with what was sent. Until now there was one form, in English. */
export async function addLanguages(db: Kysely<unknown>): Promise<void> {
  for (const table of ['questions', 'subscribers']) {
    await db.schema
      .alterTable(table)
      .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
      .execute();
  }
}
