import type { Store } from '../db/open-store.ts';
import { type Schema, tables } from '../db/schema.ts';

/** Rows that one statement inserts: below every engine's limit of parameters. */
const chunkRows = 200;

type Rows = Pick<Store['db'], 'selectFrom' | 'insertInto'>;

/** Copies every table into empty ones, and adds where earlier copies lie. Throws when either database does. */
export async function copyRows(source: Rows, target: Rows): Promise<void> {
  for (const table of tables) await copyTable(source, target, table);
  await copyNotes(source, target);
}

/** Where copies lie that were made before this one. What the store knows of itself stays. */
async function copyNotes(source: Rows, target: Rows): Promise<void> {
  for (const note of await source.selectFrom('backups').selectAll().execute()) {
    await target
      .insertInto('backups')
      .values(note)
      .onConflict((conflict) => conflict.column('path').doNothing())
      .execute();
  }
}

async function copyTable<Table extends keyof Schema>(source: Rows, target: Rows, table: Table): Promise<void> {
  if (table === 'photos') return copyPhotos(source, target);
  const rows = await source.selectFrom<keyof Schema>(table).selectAll().execute();
  for (let at = 0; at < rows.length; at += chunkRows) {
    await target
      .insertInto<keyof Schema>(table)
      .values(rows.slice(at, at + chunkRows))
      .execute();
  }
}

/** One after the other: all together need not fit into memory. */
async function copyPhotos(source: Rows, target: Rows): Promise<void> {
  const keys = await source.selectFrom('photos').select(['reference', 'number']).execute();
  for (const { reference, number } of keys) {
    const photo = await source
      .selectFrom('photos')
      .selectAll()
      .where('reference', '=', reference)
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    await target.insertInto('photos').values(photo).execute();
  }
}
