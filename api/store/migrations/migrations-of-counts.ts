import type { Kysely } from 'kysely';

/** One row a day, page and kind: the day is all that is known of when. */
export async function addCounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('counts')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('counts_key', ['day', 'page', 'kind'])
    .execute();
}
