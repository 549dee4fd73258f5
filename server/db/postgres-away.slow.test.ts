import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { connectStore, type StoreConnection, StoreUnavailable } from './connection.ts';
import { openStore, type Store } from './open-store.ts';
import { addQuestion, listQuestions, type NewQuestion } from './tables/questions.ts';
import { startPostgres, type TestPostgres } from './test-postgres.ts';

// An unhandled error event fails the run, so each case also shows that the process goes on.

let postgres: TestPostgres;
let connection: StoreConnection;
let place: { dataDir: string; databaseUrl: string };
let number = 0;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  number += 1;
  place = { dataDir: '/nowhere', databaseUrl: await postgres.database(`away${number}`) };
  connection = connectStore(() => openStore(place));
});
afterEach(() => connection.close());

const ask = { name: 'Ada', email: 'ada@example.com', urgency: 'normal', category: 'general' } as const;
const add = (question: string) => {
  const request: NewQuestion = { ...ask, question };
  const options = { idempotencyKey: undefined, ownerEmail: 'owner@example.com', now: Date.now() };
  return connection.use((store) => addQuestion(store, request, options));
};
const stored = async () => {
  const rows = await connection.use((store) => listQuestions(store, { all: true }));
  return rows.map(({ question }) => question).sort();
};

/** Transactions that have begun and stay open until `goOn` is called. */
async function heldTransactions(count: number) {
  const go = Promise.withResolvers<void>();
  const begun = Array.from({ length: count }, () => Promise.withResolvers<void>());
  const ended = begun.map(({ resolve }) =>
    connection.use(({ db }) =>
      db.transaction().execute(async (transaction) => {
        await sql`select 1`.execute(transaction);
        resolve();
        await go.promise;
        await sql`select 1`.execute(transaction);
      }),
    ),
  );
  await Promise.all(begun.map(({ promise }) => promise));
  return { ended, goOn: go.resolve };
}

/** Ends every other connection to the database, as an administrator or a failover does. */
async function terminateAll(): Promise<void> {
  const administrator: Store = await openStore(place);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(administrator.db);
  await administrator.close();
}

test('stopped and restarted: questions are rejected, then accepted, and nothing is lost', async () => {
  await add('before');
  await postgres.pause();
  await expect(add('meanwhile')).rejects.toThrow('store-away');
  await postgres.resume();
  await add('after');
  expect(await stored()).toEqual(['after', 'before']);
});

test('stopped while transactions are under way', async () => {
  await add('before');
  const { ended, goOn } = await heldTransactions(4);
  const outcomes = Promise.allSettled(ended);
  await postgres.pause();
  goOn();
  for (const result of await outcomes) {
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) });
  }
  await postgres.resume();
  await add('after');
  expect(await stored()).toEqual(['after', 'before']);
});

test('connections ended by an administrator, idle ones and ones in a transaction', async () => {
  await Promise.all(['a', 'b', 'c', 'd'].map(add));
  const { ended, goOn } = await heldTransactions(3);
  const outcomes = Promise.allSettled(ended);
  await terminateAll();
  goOn();
  for (const { status } of await outcomes) expect(status).toBe('rejected');
  await add('after');
  expect(await stored()).toEqual(['a', 'after', 'b', 'c', 'd']);
});

test('connections to a server that has become a standby are given up', async () => {
  await Promise.all(['a', 'b', 'c'].map(add));
  const standby = 'set session characteristics as transaction read only';
  await Promise.all(Array.from({ length: 3 }, () => connection.use(({ db }) => sql.raw(standby).execute(db))));
  await Promise.all(['d', 'e', 'f'].map(add));
  expect(await stored()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('a closed connection stays closed', async () => {
  await add('before');
  await connection.close();
  await expect(add('late')).rejects.toThrow(StoreUnavailable);
});
