import type { Kysely } from 'kysely';

/** Pictures of questions. SQLite keeps bytes in a column of any type. */
export async function addPhotos(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('photos')
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('jpeg', 'bytea', (column) => column.notNull())
    .addColumn('sent_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('photos_key', ['reference', 'number'])
    .execute();
}
