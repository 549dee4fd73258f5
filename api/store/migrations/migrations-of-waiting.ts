import type { Kysely } from 'kysely';

/** When a question was written that waited on its writer's device; null for one that came at once. */
export async function addWrittenAt(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('questions').addColumn('written_at', 'bigint').execute();
}
