import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connectStore } from './connection.ts';
import { openStore } from './open-store.ts';

test('a handle from a read-only time wrote nothing, and the write is done once by a new one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'read-only-'));
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
    await rm(folder, { recursive: true });
  }
});
