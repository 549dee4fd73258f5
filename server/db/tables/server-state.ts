import type { Kysely } from 'kysely';
import type { Schema, StateName } from '../schema.ts';

/** The value of a name, or undefined. */
export async function readState(db: Kysely<Schema>, name: StateName): Promise<number | undefined> {
  const row = await db.selectFrom('server_state').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Stores the value of a name. */
export async function writeState(db: Kysely<Schema>, name: StateName, value: number): Promise<void> {
  await db
    .insertInto('server_state')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Stores a value; true for exactly one of several processes that store the same new value. */
export async function claimOnce(db: Kysely<Schema>, name: StateName, value: number): Promise<boolean> {
  const row = await db
    .insertInto('server_state')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }).where('server_state.value', '!=', value))
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}
