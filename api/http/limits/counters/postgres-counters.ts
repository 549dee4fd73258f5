import { sql } from 'kysely';
import type { StoreConnection } from '../../../store/connection.ts';
import type { Store } from '../../../store/open-store.ts';
import { type Counted, giveBackAll, type Taken, takeAll } from './counted-windows.ts';
import type { Counters, Keys, NamedLimit } from './counters.ts';
import { rememberRefusals } from './remembered-refusals.ts';
import { sharedClock } from './shared-clock.ts';

/** Milliseconds since this machine started: the same for all its processes, and nobody can set it. */
const machineClock = () => Number(process.hrtime.bigint()) / 1e6;

/**
 * Counts in PostgreSQL, so that a limit holds over all server processes. Windows end by a clock that all of them share: the
 * furthest that the clock of one of their machines has brought it. It never goes back, and is never set.
 * @param now The clock of this machine, in milliseconds.
 */
export function postgresCounters(connection: StoreConnection, now = machineClock): Counters {
  const windows = sharedWindows(connection, now);
  const refusals = rememberRefusals(now);
  setInterval(() => windows.sweep().catch(() => {}), sweepMs).unref();
  return (limits) => ({
    async take(keys) {
      const counted = countedBy(limits, keys);
      const known = refusals.waitOf(counted.map(({ key }) => key));
      if (known !== undefined) return { allowed: false, retryAfterMs: known };
      const { refusedBy, leftMs } = await windows.take(counted);
      if (refusedBy !== undefined) refusals.remember(refusedBy, leftMs);
      return { allowed: refusedBy === undefined, retryAfterMs: leftMs };
    },
    giveBack(keys) {
      const counted = countedBy(limits, keys);
      refusals.forget(counted.map(({ key }) => key));
      return windows.giveBack(counted);
    },
  });
}

function countedBy(limits: readonly NamedLimit[], keys: Keys): readonly Counted[] {
  return limits.flatMap((limit, at) => (keys[at] === undefined ? [] : [{ key: `${limit.name}:${keys[at]}`, limit }]));
}

/** How often ended windows are removed, and a process at rest learns how late it is. */
const sweepMs = 60_000;

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

  return {
    async take(counted: readonly Counted[]): Promise<Taken> {
      const [taken] = await atNow((store, at) => takeAll(store, [counted], at));
      return taken ?? { refusedBy: undefined, leftMs: 0 };
    },
    giveBack: (counted: readonly Counted[]) =>
      atNow((store, at) =>
        giveBackAll(
          store,
          counted.map((one) => ({ ...one, points: 1 })),
          at,
        ),
      ),
    sweep: () => atNow(({ db }, at) => sql`delete from limit_windows where ends <= ${at}`.execute(db)),
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
