import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connectStore, type StoreConnection } from '../db/connection.ts';
import { openStore } from '../db/open-store.ts';
import { testStores } from '../db/test-stores.ts';
import { defaultLimits } from './default-limits.ts';
import { TooManyRequests } from './errors.ts';
import { limitRequests, postgresLimiters } from './rate-limits.ts';

// Limits that several server processes share in PostgreSQL.

const limit = (requests: number, windowMs = 60_000) => ({ requests, windowMs });
const stores = testStores();
const connections: StoreConnection[] = [];
beforeAll(async () => {
  const place = await stores.place('postgres');
  for (let process = 0; process < 2; process++) connections.push(connectStore(() => openStore(place)));
});
afterAll(async () => {
  for (const connection of connections) await connection.close();
});
beforeEach(async () => {
  await connections[0]?.use(({ db }) => sql`drop table if exists rate_limits`.execute(db));
});

/** Two processes whose questions have a limit for each client and one for everyone. */
function processes(client: number, everyone: number, windowMs?: number) {
  const question = { client: limit(client, windowMs), everyone: limit(everyone, windowMs) };
  const all = connections.map((connection) =>
    limitRequests({ ...defaultLimits, question }, postgresLimiters(connection)),
  );
  let asked = 0;
  /** Asks one process after the other. @returns how to give the count back, or how long to wait */
  return async (ip: string) => {
    asked += 1;
    const request = { ip, log: { warn: () => {} } } as unknown as FastifyRequest;
    return all[asked % 2]?.take('question', request).catch((error: unknown) => {
      if (error instanceof TooManyRequests) return error.retryAfter;
      throw error;
    });
  };
}

const isTaken = (answer: unknown) => typeof answer === 'function';

test('a limit holds across processes that start at the same time, whatever comes at once', async () => {
  const ask = processes(99, 25);
  const answers = await Promise.all(Array.from({ length: 60 }, (_unused, n) => ask(`192.0.2.${n}`)));
  expect(answers.filter(isTaken)).toHaveLength(25);
  expect(answers.filter((answer) => typeof answer === 'number' && answer > 0 && answer <= 60)).toHaveLength(35);
});

test('a client at its own limit uses up nothing of everyone, and what is given back is free', async () => {
  const ask = processes(1, 2);
  const [first] = [await ask('192.0.2.1'), await ask('192.0.2.1'), await ask('192.0.2.1')];
  expect(isTaken(await ask('192.0.2.2'))).toBe(true);
  expect(isTaken(await ask('192.0.2.3'))).toBe(false);
  if (typeof first === 'function') await first();
  expect(isTaken(await ask('192.0.2.3'))).toBe(true);
});

test('a limit starts again when its window ends', async () => {
  const ask = processes(1, 9, 1000);
  expect([await ask('192.0.2.1'), await ask('192.0.2.1')].map(isTaken)).toEqual([true, false]);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(isTaken(await ask('192.0.2.1'))).toBe(true);
});

test('a window from before the clock was set back locks no client out', async () => {
  const ask = processes(1, 9);
  await ask('192.0.2.1');
  await connections[0]?.use(({ db }) => sql`update rate_limits set expire = expire + 86400000`.execute(db));
  expect(isTaken(await ask('192.0.2.1'))).toBe(true);
});

test('a table that is gone is created again', async () => {
  const ask = processes(1, 9);
  for (let n = 0; n < 2; n++) await ask('192.0.2.1');
  await connections[0]?.use(({ db }) => sql`drop table rate_limits`.execute(db));
  for (let n = 0; n < 2; n++) await ask('192.0.2.2');
  expect([await ask('192.0.2.3'), await ask('192.0.2.3')].map(isTaken)).toEqual([true, false]);
});

test('the tables of earlier versions are removed', async () => {
  await connections[0]?.use(({ db }) => sql`create table if not exists limit_windows (key text)`.execute(db));
  await processes(1, 9)('192.0.2.1');
  const tables = await connections[0]?.use(({ db }) => db.introspection.getTables());
  const names = tables?.map(({ name }) => name);
  expect(names).toContain('rate_limits');
  expect(names).not.toContain('limit_windows');
});
