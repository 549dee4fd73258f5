import { sql } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { StoreConnection } from '../../../store/connection.ts';
import type { Store } from '../../../store/open-store.ts';
import { type Counter, type Counters, decide, type Limit } from './counters.ts';
import { rememberRefusals } from './remembered-refusals.ts';

/** A window of one key after it was added to. */
interface CountedWindow {
  readonly points: number;
  readonly leftMs: number;
}

type AddTo = (key: string, points: number, windowMs: number) => Promise<CountedWindow>;

/** Milliseconds since this machine started: the same for all its processes, and nobody can set it. */
const machineClock = () => Number(process.hrtime.bigint()) / 1e6;

/**
 * Counts in PostgreSQL, so that a limit holds over all server processes. Windows end by a clock that all of them share: the
 * furthest that the clock of one of their machines has brought it. It never goes back, and is never set.
 * @param now The clock of this machine, in milliseconds.
 */
export function postgresCounters(connection: StoreConnection, now = machineClock): Counters {
  const windows = sharedWindows(connection, now);
  setInterval(() => windows.sweep().catch(() => {}), sweepMs).unref();
  return (name, limit) => {
    const limiter = new SharedLimiter(name, limit, windows.addTo);
    const counter: Counter = {
      hit: (key) => decide(limiter.consume(key)),
      async giveBack(key) {
        await limiter.reward(key);
      },
    };
    return rememberRefusals(counter, now);
  };
}

/** How often ended windows are removed, and a process at rest learns how late it is. */
const sweepMs = 60_000;

/** The library's limiter, whose two methods that go by the wall clock are replaced: it names them for stores of one's own. */
class SharedLimiter extends RateLimiterPostgres {
  readonly #addTo: AddTo;

  constructor(name: string, { requests, windowMs }: Limit, addTo: AddTo) {
    super({
      keyPrefix: name,
      points: requests,
      duration: windowMs / 1000,
      storeClient: {},
      storeType: 'client',
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
    this.#addTo = addTo;
  }

  _upsert(key: string, points: number, windowMs: number): Promise<CountedWindow> {
    return this.#addTo(key, points, windowMs);
  }

  _getRateLimiterRes(_key: string, changed: number, { points, leftMs }: CountedWindow): RateLimiterRes {
    return new RateLimiterRes(Math.max(0, this.points - points), leftMs, points, points === changed);
  }
}

function sharedWindows(connection: StoreConnection, now: () => number) {
  const sharedNow = sharedClock(now);
  let prepared: Promise<void> | undefined;

  /** Does something that happens now, by the shared clock. */
  function atNow<Result>(work: (store: Store, at: number) => Promise<Result>): Promise<Result> {
    return connection.use(async (store) => {
      prepared ??= createTables(store);
      await prepared.catch((error) => {
        prepared = undefined;
        throw error;
      });
      return work(store, await sharedNow(store));
    });
  }

  const addTo: AddTo = (key, points, windowMs) =>
    atNow(async ({ db }, at) => {
      const { rows } = await sql<{ points: number; ends: number }>`
        insert into limit_windows as known (key, points, ends)
        values (${key}, ${Math.max(0, points)}, ${at + windowMs}::float8)
        on conflict (key) do update set
          points = case when known.ends <= ${at} then excluded.points else known.points + ${points} end,
          ends = case when known.ends <= ${at} then excluded.ends else known.ends end
        returning points, ends`.execute(db);
      const [{ ends, ...counted } = { points, ends: at + windowMs }] = rows;
      return { ...counted, leftMs: ends - at };
    });

  return {
    addTo,
    sweep: () => atNow(({ db }, at) => sql`delete from limit_windows where ends <= ${at}`.execute(db)),
  };
}

/** How far processes of different machines may be apart: each looks at the shared clock as often. */
const beatMs = 1000;

/** The time of the clock that all share, which stands in the database and is brought on by each. */
function sharedClock(now: () => number): (store: Store) => Promise<number> {
  /** How far it is ahead of this machine's own. */
  let ahead = 0;
  let beatAt = Number.NEGATIVE_INFINITY;
  let beat = Promise.resolve();

  async function bringOn({ db }: Store): Promise<void> {
    const { rows } = await sql<{ at: number }>`
      insert into limit_clock as known (one, at) values (true, ${now() + ahead})
      on conflict (one) do update set at = greatest(known.at, excluded.at) returning at`.execute(db);
    for (const { at } of rows) ahead = Math.max(ahead, at - now());
  }

  return async (store) => {
    if (now() - beatAt >= beatMs) {
      beatAt = now();
      beat = bringOn(store).catch((error) => {
        beatAt = Number.NEGATIVE_INFINITY;
        throw error;
      });
    }
    await beat;
    return now() + ahead;
  };
}

/** Not written to the log: a crash forgets the counts and nothing else. */
async function createTables({ db }: Store): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Two processes that create them at once would collide in the catalogue.
    await sql`select pg_advisory_xact_lock(724501)`.execute(transaction);
    await sql`create unlogged table if not exists limit_windows
      (key text primary key, points integer not null, ends float8 not null)`.execute(transaction);
    await sql`create unlogged table if not exists limit_clock
      (one boolean primary key, at float8 not null)`.execute(transaction);
    // What counted before, by the wall clock.
    await sql`drop table if exists rate_windows, rate_counts`.execute(transaction);
  });
}
