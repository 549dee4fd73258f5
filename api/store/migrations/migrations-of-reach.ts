import { type Kysely, sql } from 'kysely';

/**
 * Somebody may leave a telephone number, say how to be reached, and then has no need of an e-mail address. SQLite cannot
 * make a column nullable: the table is made again.
 */
export async function addReach(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('questions_next')
    .addColumn('reference', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('reach', 'text', (column) => column.notNull())
    .addColumn('location', 'text')
    .addColumn('urgency', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('answered_at', 'bigint')
    .addColumn('calling_at', 'bigint')
    .execute();
  await sql`insert into questions_next
    select reference, name, email, null, 'email', location, urgency, category, question, idempotency_key, created_at,
      answered_at, calling_at
    from questions`.execute(db);
  await db.schema.dropTable('questions').execute();
  await db.schema.alterTable('questions_next').renameTo('questions').execute();
  await db.schema.createIndex('questions_created').on('questions').column('created_at').execute();
}
