import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectStore, type StoreConnection } from '../../../store/connection.ts';
import { openStore, type Store, type StorePlace } from '../../../store/open-store.ts';
import { testStores } from '../../../store/postgres/test-stores.ts';
import { type Counters, type Decision, memoryCounters } from './counters.ts';
import { postgresCounters } from './postgres-counters.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 10, 21, 12);
const limit = { requests: 2, windowMs: 60_000 };
let cases = 0;

const stores = testStores();
const connections: StoreConnection[] = [];
const shared: Counters[] = [];
beforeAll(async () => {
  const place = await stores.place('postgres');
  for (let process = 0; process < 2; process++) {
    const connection = connectStore(() => openStore(place));
    connections.push(connection);
    shared.push(postgresCounters(connection));
  }
});
afterAll(async () => {
  for (const connection of connections) await connection.close();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'hrtime'], now: start });
  // The machine does not start again with each case.
  cases += 1;
  pass(cases * 100 * day);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Time goes on, for every clock of this machine. */
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
/** Somebody sets the clock of the wall; no time goes by. */
const setClock = (change: number) => vi.setSystemTime(Date.now() + change);

describe.each<[string, () => Counters]>([
  ['in memory', () => memoryCounters],
  ['in PostgreSQL', () => shared[0] ?? memoryCounters],
])('%s', (place, countersIn) => {
  const counterOf = (name: string) => countersIn()([{ name: `${place}:${name}`, ...limit }]);

  test('allows the limit, refuses the next, and starts again when the window ends', async () => {
    const counter = counterOf('window');
    expect((await counter.take(['a'])).allowed).toBe(true);
    pass(24_000);
    expect((await counter.take(['a'])).allowed).toBe(true);
    expect(await counter.take(['a'])).toEqual({ allowed: false, retryAfterMs: 36_000 });
    expect((await counter.take(['b'])).allowed).toBe(true);
    pass(35_999);
    expect(await counter.take(['a'])).toEqual({ allowed: false, retryAfterMs: 1 });
    pass(1);
    expect((await counter.take(['a'])).allowed).toBe(true);
  });

  test('tells how long the window lasts that refuses, or else the last one', async () => {
    const counter = countersIn()(
      [60_000, 180_000, 120_000].map((windowMs, at) => ({ name: `${place}:waits:${at}`, requests: 3 - at, windowMs })),
    );
    expect(await counter.take(['a', 'a', 'a'])).toEqual({ allowed: true, retryAfterMs: 120_000 });
    pass(1000);
    expect(await counter.take(['a', 'a', 'a'])).toEqual({ allowed: false, retryAfterMs: 119_000 });
    expect(await counter.take(['a', 'a', 'b'])).toEqual({ allowed: true, retryAfterMs: 120_000 });
    expect(await counter.take(['a', 'a', 'c'])).toEqual({ allowed: false, retryAfterMs: 179_000 });
    expect(await counter.take(['a', undefined, undefined])).toEqual({ allowed: true, retryAfterMs: 59_000 });
    expect(await counter.take(['a', 'b', 'd'])).toEqual({ allowed: false, retryAfterMs: 59_000 });
  });

  test('a hit that is given back is free again', async () => {
    const counter = counterOf('back');
    await counter.take(['a']);
    await counter.take(['a']);
    await counter.giveBack(['a']);
    expect((await counter.take(['a'])).allowed).toBe(true);
    expect((await counter.take(['a'])).allowed).toBe(false);
  });

  test('a hit that is given back after its window has ended frees nothing', async () => {
    const counter = counterOf('late');
    await counter.take(['a']);
    pass(limit.windowMs);
    await counter.giveBack(['a']);
    expect([await counter.take(['a']), await counter.take(['a']), await counter.take(['a'])]).toMatchObject([
      { allowed: true },
      { allowed: true },
      { allowed: false },
    ]);
  });

  describe('under two limits', () => {
    const ladderOf = (name: string, most: number) =>
      countersIn()([
        { name: `${place}:${name}:own`, ...limit },
        { name: `${place}:${name}:all`, ...limit, requests: most },
      ]);
    const allowedOf = (decisions: readonly Decision[]) => decisions.map(({ allowed }) => allowed);

    test('whom the first refuses, the second does not count', async () => {
      const counter = ladderOf('narrow', 3);
      const decisions: Decision[] = [];
      for (const key of ['a', 'a', 'a', 'a', 'b', 'b']) decisions.push(await counter.take([key, 'all']));
      expect(allowedOf(decisions)).toEqual([true, true, false, false, true, false]);
    });

    test('whom the second refuses, the first does not count', async () => {
      const counter = ladderOf('wide', 1);
      await counter.take(['a', 'all']);
      const refused = [await counter.take(['b', 'all']), await counter.take(['b', 'all'])];
      expect(allowedOf(refused)).toEqual([false, false]);
      await counter.giveBack(['a', 'all']);
      expect(await counter.take(['b', 'all'])).toMatchObject({ allowed: true });
      await counter.giveBack(['b', 'all']);
      expect(await counter.take(['b', 'all'])).toMatchObject({ allowed: true });
    });

    test('all of it at once comes to the same', async () => {
      const counter = ladderOf('at once', 5);
      const asking = [...'aaaabbbbc'].map((key) => counter.take([key, 'all']));
      expect(allowedOf(await Promise.all(asking))).toEqual([true, true, false, false, true, true, false, false, true]);
      expect(await counter.take(['c', 'all'])).toMatchObject({ allowed: false });
      await counter.giveBack(['a', 'all']);
      expect(await counter.take(['c', 'all'])).toMatchObject({ allowed: true });
      expect(await counter.take(['d', 'all'])).toMatchObject({ allowed: false });
    });

    test('one that has no key for a request does not count it', async () => {
      const counter = ladderOf('without', 1);
      for (let request = 0; request < 2; request++) {
        expect(await counter.take(['a', undefined])).toMatchObject({ allowed: true });
      }
      await counter.giveBack(['a', undefined]);
      expect(await counter.take(['a', 'all'])).toMatchObject({ allowed: true });
      expect(await counter.take(['b', 'all'])).toMatchObject({ allowed: false });
      expect(await counter.take([undefined, undefined])).toMatchObject({ allowed: true });
    });
  });

  test.each([
    ['an hour back', -3_600_000],
    ['an hour ahead', 3_600_000],
    ['a day back', -day],
    ['two years back', -730 * day],
    ['800 days ahead', 800 * day],
    ['a second back', -1000],
  ])('a clock that is set %s locks nobody out, and frees nobody', async (words, change) => {
    const counter = counterOf(words);
    expect((await counter.take(['a'])).allowed).toBe(true);
    setClock(change);
    expect((await counter.take(['a'])).allowed).toBe(true);
    pass(20_000);
    expect(await counter.take(['a'])).toEqual({ allowed: false, retryAfterMs: 40_000 });
    setClock(change);
    expect(await counter.take(['a'])).toEqual({ allowed: false, retryAfterMs: 40_000 });
    pass(40_000);
    expect((await counter.take(['a'])).allowed).toBe(true);
  });
});

test('in memory, a flood of keys evicts the oldest and keeps counting', async () => {
  const counter = memoryCounters([{ name: 'flood', ...limit }]);
  for (let key = 0; key < 50_010; key++) await counter.take([String(key)]);
  await counter.take(['50009']);
  expect((await counter.take(['50009'])).allowed).toBe(false);
  await counter.take(['0']);
  expect((await counter.take(['0'])).allowed).toBe(true);
});

test('in memory, what comes to a full one takes the place of the oldest alone, and what is known takes none', async () => {
  const counter = memoryCounters([{ name: 'full', requests: 1, windowMs: 60_000 }]);
  for (let key = 0; key < 50_000; key++) await counter.take([String(key)]);
  for (const known of ['49999', '0', '1']) expect((await counter.take([known])).allowed).toBe(false);
  expect((await counter.take(['another'])).allowed).toBe(true);
  expect((await counter.take(['1'])).allowed).toBe(false);
  expect((await counter.take(['0'])).allowed).toBe(true);
});

test('in memory, a hit that was evicted meanwhile frees nothing when it is given back', async () => {
  const counter = memoryCounters([{ name: 'evicted', requests: 1, windowMs: 60_000 }]);
  for (let key = 0; key <= 50_000; key++) await counter.take([String(key)]);
  await counter.giveBack(['0']);
  expect([await counter.take(['0']), await counter.take(['0'])]).toMatchObject([{ allowed: true }, { allowed: false }]);
});

test('in PostgreSQL, a limit holds across processes', async () => {
  const everyone = { requests: 25, windowMs: 1000 };
  const counters = shared.map((counterOf) => counterOf([{ name: 'question:everyone', ...everyone }]));
  const allowed = async () => {
    const decisions = await Promise.all(Array.from({ length: 60 }, (_unused, n) => counters[n % 2]?.take(['all'])));
    return decisions.filter((decision) => decision?.allowed).length;
  };
  expect(await allowed()).toBe(25);
  pass(1000);
  expect(await allowed()).toBe(25);
});

function sharedConnection(): StoreConnection {
  const [connection = connectStore(() => Promise.reject())] = connections;
  return connection;
}

/** A connection that counts its uses; the first so many of them fail. */
function watchedConnection(failing = 0) {
  let count = 0;
  const connection = sharedConnection();
  const watched: StoreConnection = {
    ...connection,
    use: (work) => {
      count += 1;
      return count <= failing ? Promise.reject(new Error('away')) : connection.use(work);
    },
  };
  return { watched, uses: () => count };
}

test('in PostgreSQL, whoever is refused asks the database once a second, until a place is given back', async () => {
  const { watched, uses } = watchedConnection();
  const counter = postgresCounters(watched)([{ name: 'refused', ...limit }]);
  for (let request = 0; request < 3; request++) await counter.take(['a']);
  const before = uses();
  for (let request = 0; request < 50; request++) expect((await counter.take(['a'])).allowed).toBe(false);
  pass(999);
  expect(await counter.take(['a'])).toEqual({ allowed: false, retryAfterMs: 59_001 });
  expect(uses()).toBe(before);
  pass(1);
  expect(await counter.take(['a'])).toEqual({ allowed: false, retryAfterMs: 59_000 });
  expect(uses()).toBe(before + 1);
  await counter.giveBack(['a']);
  expect((await counter.take(['a'])).allowed).toBe(true);
  expect((await counter.take(['a'])).allowed).toBe(false);
});

test('in PostgreSQL, of a hundred requests at once the database hears of a few', async () => {
  const { watched, uses } = watchedConnection();
  const counter = postgresCounters(watched)([{ name: 'at once', ...limit }]);
  const decisions = await Promise.all(Array.from({ length: 100 }, () => counter.take(['a'])));
  expect(decisions.filter(({ allowed }) => allowed)).toHaveLength(limit.requests);
  expect(uses()).toBeLessThanOrEqual(limit.requests + 4);
});

test('in PostgreSQL that is away, everybody who waits fails at once, and the next may try again', async () => {
  const { watched, uses } = watchedConnection(1);
  const counter = postgresCounters(watched)([{ name: 'away', ...limit }]);
  const outcomes = await Promise.allSettled(Array.from({ length: 9 }, () => counter.take(['a'])));
  expect(outcomes.map(({ status }) => status)).toEqual(Array(9).fill('rejected'));
  expect(uses()).toBe(1);
  expect((await counter.take(['a'])).allowed).toBe(true);
});

/** The clock of a machine that started so much later than the one of these tests. */
const startedAfter = (milliseconds: number) => () => Number(process.hrtime.bigint()) / 1e6 - milliseconds;

describe('in PostgreSQL, processes', () => {
  const counterOf = (name: string, clock?: () => number) => {
    return postgresCounters(sharedConnection(), clock)([{ name, ...limit }]);
  };
  test('of one machine, one after the other: time goes on while none runs', async () => {
    for (let request = 0; request < 3; request++) await counterOf('after').take(['a']);
    pass(50_000);
    expect(await counterOf('after').take(['a'])).toEqual({ allowed: false, retryAfterMs: 10_000 });
    pass(10_000);
    expect((await counterOf('after').take(['a'])).allowed).toBe(true);
  });

  test('of two machines go by the same clock', async () => {
    const first = counterOf('two');
    const second = counterOf('two', startedAfter(10 * day));
    await first.take(['a']);
    await second.take(['a']);
    pass(50_000);
    expect(await first.take(['a'])).toEqual({ allowed: false, retryAfterMs: 10_000 });
    expect(await second.take(['a'])).toEqual({ allowed: false, retryAfterMs: 10_000 });
    pass(10_000);
    expect((await second.take(['a'])).allowed).toBe(true);
    expect((await first.take(['a'])).allowed).toBe(true);
    expect((await second.take(['a'])).allowed).toBe(false);
  });

  test('of a machine that starts again: the clock has stood, and goes on', async () => {
    for (let request = 0; request < 3; request++) await counterOf('again').take(['a']);
    const again = counterOf('again', startedAfter(20 * day));
    expect(await again.take(['a'])).toEqual({ allowed: false, retryAfterMs: limit.windowMs });
    pass(limit.windowMs);
    expect((await again.take(['a'])).allowed).toBe(true);
  });
});

describe('in PostgreSQL, a process', () => {
  const counterOf = (connection: StoreConnection, name: string, clock?: () => number) =>
    postgresCounters(connection, clock)([{ name, ...limit }]);
  const connectionTo = async (place: StorePlace) => {
    const connection = connectStore(() => openStore(place));
    connections.push(connection);
    await connection.use(async () => {});
    return connection;
  };
  /** A connection whose store is what is made of the one behind it. */
  const through = (connection: StoreConnection, made: (store: Store) => Store): StoreConnection => ({
    ...connection,
    use: (work) => connection.use((store) => work(made(store))),
  });
  /** A connection whose store fails while it is told to. */
  const shaky = (connection: StoreConnection) => {
    const state = { fails: false };
    const broken = () => {
      throw new Error('broken');
    };
    const isBroken = { db: { transaction: broken, getExecutor: broken } as never, transact: broken };
    return { state, over: through(connection, (store) => (state.fails ? { ...store, ...isBroken } : store)) };
  };

  test('of several that are the first makes its tables, and takes away what counted before', async () => {
    const place = await stores.place('postgres');
    const first = await connectionTo(place);
    const own = [first];
    while (own.length < 6) own.push(await connectionTo(place));
    await first.use(({ db }) => sql`create table rate_windows (key text)`.execute(db));
    const decisions = await Promise.all(own.map((connection) => counterOf(connection, 'first').take(['a'])));
    expect(decisions.filter(({ allowed }) => allowed)).toHaveLength(limit.requests);
    const left = await first.use(({ db }) =>
      sql<{ name: string | null }>`select to_regclass('rate_windows')::text as name`.execute(db),
    );
    expect(left.rows).toEqual([{ name: null }]);
  });

  test('that could not make its tables makes them for the next request', async () => {
    const connection = await connectionTo(await stores.place('postgres'));
    const { state, over } = shaky(connection);
    const counter = counterOf(over, 'tables');
    state.fails = true;
    await expect(counter.take(['a'])).rejects.toThrow();
    state.fails = false;
    expect((await counter.take(['a'])).allowed).toBe(true);
  });

  test('that could not look at the shared clock looks again at the next request', async () => {
    const connection = sharedConnection();
    const { state, over } = shaky(connection);
    const counter = counterOf(over, 'look');
    await counter.take(['b']);
    // A machine that has run for longer takes part.
    const older = counterOf(connection, 'look', startedAfter(-10 * day));
    for (let request = 0; request < 3; request++) await older.take(['a']);
    pass(1000);
    state.fails = true;
    await expect(counter.take(['a'])).rejects.toThrow();
    state.fails = false;
    // The shared clock has stood where that machine left it.
    expect(await counter.take(['a'])).toEqual({ allowed: false, retryAfterMs: limit.windowMs });
  });

  test('brings the clock on that it has learned from a machine which has gone', async () => {
    const connection = sharedConnection();
    await counterOf(connection, 'relay').take(['a']);
    const second = counterOf(connection, 'relay', startedAfter(10 * day));
    await second.take(['a']);
    pass(50_000);
    await second.take(['b']);
    const third = counterOf(connection, 'relay', startedAfter(20 * day));
    expect(await third.take(['a'])).toEqual({ allowed: false, retryAfterMs: 10_000 });
  });

  test('removes ended windows once a minute, and no others', async () => {
    const connection = sharedConnection();
    const uses: Promise<unknown>[] = [];
    const watched: StoreConnection = {
      ...connection,
      use: (work) => {
        const done = connection.use(work);
        uses.push(done);
        return done;
      },
    };
    vi.useFakeTimers({ toFake: ['setInterval', 'Date', 'performance', 'hrtime'], now: start });
    pass(cases * 100 * day);
    const counter = counterOf(watched, 'swept');
    await counter.take(['early']);
    pass(30_000);
    await counter.take(['late']);
    pass(29_999);
    expect(uses).toHaveLength(2);
    pass(1);
    expect(uses).toHaveLength(3);
    await uses[2];
    const kept = await connection.use(({ db }) =>
      sql<{ key: string }>`select key from limit_windows where key like 'swept:%'`.execute(db),
    );
    expect(kept.rows).toEqual([{ key: 'swept:late' }]);
  });
});
