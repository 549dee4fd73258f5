import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { folderOfTest } from '../test-folder.ts';
import { connectStore } from './connection.ts';
import { openStore } from './open-store.ts';

test('a handle from a read-only time wrote nothing, and the write is done once by a new one', async () => {
  const folder = folderOfTest();
  let opened = 0;
  const connection = connectStore(async () => {
    const store = await openStore({ dataDir: folder, databaseUrl: undefined });
    opened += 1;
    if (opened === 1) await sql`pragma query_only = on`.execute(store.db);
    return store;
  });
  try {
    await connection.use(({ db }) => sql`create table kept (id integer)`.execute(db));
    expect(opened).toBe(2);
  } finally {
    await connection.close();
  }
});
