import type { Kysely } from 'kysely';
import type { Schema, StateName } from '../schema.ts';

/** What the server noted under a name, or undefined. */
export async function readState(db: Kysely<Schema>, name: StateName): Promise<number | undefined> {
  const row = await db.selectFrom('server_state').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Notes a value under a name. */
export async function writeState(db: Kysely<Schema>, name: StateName, value: number): Promise<void> {
  await db
    .insertInto('server_state')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Notes a value, and tells whether it is new: of several processes that note the same one, one is told so. */
export async function claimOnce(db: Kysely<Schema>, name: StateName, value: number): Promise<boolean> {
  const row = await db
    .insertInto('server_state')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }).where('server_state.value', '!=', value))
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}
