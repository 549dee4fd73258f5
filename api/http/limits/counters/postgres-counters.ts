import { sql } from 'kysely';
import { together } from '../../../store/asking/together.ts';
import type { StoreConnection } from '../../../store/connection.ts';
import type { Store } from '../../../store/open-store.ts';
import type { Counter, Counters, Limit } from './counters.ts';
import { rememberRefusals } from './remembered-refusals.ts';

/** A window of one key after it was added to. */
interface CountedWindow {
  readonly points: number;
  readonly leftMs: number;
}

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
    const counter: Counter = {
      async hit(key) {
        const { points, leftMs } = await windows.hit({ key: `${name}:${key}`, limit });
        return { allowed: points <= limit.requests, retryAfterMs: leftMs };
      },
      giveBack: (key) => windows.giveBack({ key: `${name}:${key}`, limit }),
    };
    return rememberRefusals(counter, now);
  };
}

/** How often ended windows are removed, and a process at rest learns how late it is. */
const sweepMs = 60_000;

/** A key of one limit. */
interface Counted {
  readonly key: string;
  readonly limit: Limit;
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

  // Who asks at the same time is counted in one go: a flood of questions would wait for the row of everyone, one after the other.
  const hits = together<Counted, CountedWindow>(
    (list) => atNow(({ db }, at) => hitAll(db, list, at)),
    () => false,
  );

  return {
    hit: hits.add,
    giveBack: ({ key, limit }: Counted) => atNow(({ db }, at) => giveBackOne(db, key, limit, at)),
    sweep: () => atNow(({ db }, at) => sql`delete from limit_windows where ends <= ${at}`.execute(db)),
  };
}

/**
 * Counts hits, each after the ones before it in the list. The refused ones of earlier lists are not counted on: a place that is
 * given back is free however many have asked for it in vain.
 */
async function hitAll(db: Store['db'], list: readonly Counted[], at: number): Promise<readonly CountedWindow[]> {
  const sums = new Map<string, { points: number; readonly limit: Limit }>();
  const places = list.map(({ key, limit }) => {
    const sum = sums.get(key) ?? { points: 0, limit };
    sums.set(key, sum);
    sum.points += 1;
    return sum.points;
  });
  // All processes go about it in one order, so that no two wait for each other.
  const asked = [...sums].map(([key, { points, limit }]) => ({
    key,
    points,
    most: limit.requests,
    ends: at + limit.windowMs,
  }));
  const { rows } = await sql<{ key: string; before: number; ends: number }>`
    with asked as (select * from json_to_recordset(${JSON.stringify(asked)})
      as one (key text, points integer, most integer, ends float8))
    insert into limit_windows as known (key, points, ends) select key, points, ends from asked order by key
    on conflict (key) do update set
      points = case when known.ends <= ${at} then excluded.points
        else least(known.points, (select most from asked where key = known.key)) + excluded.points end,
      ends = case when known.ends <= ${at} then excluded.ends else known.ends end
    returning key, points - (select points from asked where key = known.key) as before, ends`.execute(db);
  const windows = new Map(rows.map((row) => [row.key, row]));
  return list.map(({ key, limit }, n) => {
    const { before, ends } = windows.get(key) ?? { before: 0, ends: at + limit.windowMs };
    return { points: before + (places[n] ?? 0), leftMs: ends - at };
  });
}

async function giveBackOne(db: Store['db'], key: string, { requests }: Limit, at: number): Promise<void> {
  await sql`update limit_windows set points = greatest(0, least(points, ${requests}::integer) - 1)
    where key = ${key} and ends > ${at}::float8`.execute(db);
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
