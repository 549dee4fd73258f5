import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectStore, type StoreConnection } from '../../store/connection.ts';
import { openStore } from '../../store/open-store.ts';
import { startPostgres, type TestPostgres } from '../../store/postgres/test-postgres.ts';
import { type Counters, memoryCounters, postgresCounters } from './counters.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 10, 21, 12);
const limit = { requests: 2, windowMs: 60_000 };

let postgres: TestPostgres;
let folder = '';
const connections: StoreConnection[] = [];
const shared: Counters[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), 'counters-'));
  const databaseUrl = await postgres.database('counters');
  for (let process = 0; process < 2; process++) {
    const connection = connectStore(() => openStore({ dataDir: folder, databaseUrl }));
    connections.push(connection);
    shared.push(postgresCounters(connection));
  }
});
afterAll(async () => {
  for (const connection of connections) await connection.close();
  await postgres.stop();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each<[string, () => Counters]>([
  ['in memory', () => memoryCounters],
  ['in PostgreSQL', () => shared[0] ?? memoryCounters],
])('%s', (place, countersIn) => {
  const counterOf = (name: string) => countersIn()(`${place}:${name}`, limit);

  test('allows the limit, refuses the next, and starts again when the window ends', async () => {
    const counter = counterOf('window');
    for (const wait of [0, 24_000]) {
      vi.setSystemTime(start + wait);
      expect((await counter.hit('a')).allowed).toBe(true);
    }
    expect(await counter.hit('a')).toEqual({ allowed: false, retryAfterMs: 36_000 });
    expect((await counter.hit('b')).allowed).toBe(true);
    vi.setSystemTime(start + limit.windowMs);
    expect((await counter.hit('a')).allowed).toBe(true);
  });

  test('a hit that is given back is free again', async () => {
    const counter = counterOf('back');
    await counter.hit('a');
    await counter.hit('a');
    await counter.giveBack('a');
    expect((await counter.hit('a')).allowed).toBe(true);
    expect((await counter.hit('a')).allowed).toBe(false);
  });

  test.each([
    ['a day back', -day],
    ['two years back', -730 * day],
    ['an hour back', -3_600_000],
    ['a day ahead', day],
    ['800 days ahead', 800 * day],
  ])('a clock that is set %s locks nobody out', async (words, change) => {
    const counter = counterOf(words);
    for (let request = 0; request < 3; request++) await counter.hit('a');
    vi.setSystemTime(start + change);
    expect((await counter.hit('a')).allowed).toBe(true);
    expect((await counter.hit('a')).allowed).toBe(true);
    const refused = await counter.hit('a');
    expect(refused).toEqual({ allowed: false, retryAfterMs: limit.windowMs });
  });

  test('a clock that is set back by less than a window never makes the wait longer than one', async () => {
    const counter = counterOf('little');
    for (let request = 0; request < 3; request++) await counter.hit('a');
    vi.setSystemTime(start - 1000);
    expect((await counter.hit('a')).retryAfterMs).toBeLessThanOrEqual(limit.windowMs);
  });
});

test('in memory, a flood of keys evicts the oldest and keeps counting', async () => {
  const counter = memoryCounters('flood', limit);
  for (let key = 0; key < 50_010; key++) await counter.hit(String(key));
  await counter.hit('50009');
  expect((await counter.hit('50009')).allowed).toBe(false);
  await counter.hit('0');
  expect((await counter.hit('0')).allowed).toBe(true);
});

test('in PostgreSQL, a limit holds across processes', async () => {
  const everyone = { requests: 25, windowMs: 1000 };
  const counters = shared.map((counterOf) => counterOf('question:everyone', everyone));
  const allowed = async () => {
    const decisions = await Promise.all(Array.from({ length: 60 }, (_unused, n) => counters[n % 2]?.hit('all')));
    return decisions.filter((decision) => decision?.allowed).length;
  };
  expect(await allowed()).toBe(25);
  vi.setSystemTime(start + 1000);
  expect(await allowed()).toBe(25);
});
