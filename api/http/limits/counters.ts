import { CompiledQuery, sql } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { StoreConnection } from '../../store/connection.ts';
import type { Store } from '../../store/open-store.ts';

/** So many requests in a fixed window of time. */
export interface Limit {
  readonly requests: number;
  readonly windowMs: number;
}

export interface Decision {
  readonly allowed: boolean;
  /** Milliseconds until the window ends; never more than a whole window. */
  readonly retryAfterMs: number;
}

/** Counts requests by key under one limit. */
export interface Counter {
  hit(key: string): Promise<Decision>;
  /** Takes one hit back: what it was for did not happen. */
  giveBack(key: string): Promise<void>;
}

/** Makes the counter of one limit. The name tells it from the others that count in the same place. */
export type Counters = (name: string, limit: Limit) => Counter;

const maximumKeys = 50_000;

/** Counts in this process. The number of keys is bounded, so that a flood of addresses cannot fill the memory. */
export const memoryCounters: Counters = (name, limit) => {
  const limiter = new RateLimiterMemory(options(name, limit));
  const keys = new Set<string>();
  return counter(limiter, limit, async (key) => {
    keys.delete(key);
    keys.add(key);
    const [oldest] = keys;
    if (keys.size <= maximumKeys || oldest === undefined) return;
    keys.delete(oldest);
    await limiter.delete(oldest);
  });
};

/** Counts in PostgreSQL, so that a limit holds over all server processes. */
export function postgresCounters(connection: StoreConnection): Counters {
  const tableName = 'rate_counts';
  let prepared: Promise<void> | undefined;
  const query = ({ text, values }: { text: string; values: readonly unknown[] }) =>
    connection.use(async (store) => {
      prepared ??= createTable(store, tableName);
      await prepared.catch((error) => {
        prepared = undefined;
        throw error;
      });
      return store.db.executeQuery(CompiledQuery.raw(text, [...values]));
    });
  let sweeps = true;
  return (name, limit) => {
    const limiter = new RateLimiterPostgres({
      ...options(name, limit),
      storeClient: { query },
      storeType: 'client',
      tableName,
      tableCreated: true,
      // One of them sweeps the table for all.
      clearExpiredByTimeout: sweeps,
    });
    sweeps = false;
    return counter(limiter, limit);
  };
}

const options = (name: string, { requests, windowMs }: Limit) => ({
  keyPrefix: name,
  points: requests,
  duration: windowMs / 1000,
});

type Limiter = RateLimiterMemory | RateLimiterPostgres;

function counter(limiter: Limiter, { windowMs }: Limit, before: (key: string) => Promise<void> = async () => {}) {
  return {
    async hit(key: string): Promise<Decision> {
      await before(key);
      const first = await consume(limiter, key);
      // The library goes by the wall clock. A window that ends later than a whole one from now was begun before the
      // clock was set back: waiting for it would lock people out for as long as the clock was wrong.
      if (first.allowed || first.retryAfterMs <= windowMs) return first;
      await limiter.delete(key);
      return consume(limiter, key);
    },
    async giveBack(key: string): Promise<void> {
      await limiter.reward(key);
    },
  };
}

async function consume(limiter: Limiter, key: string): Promise<Decision> {
  try {
    const { msBeforeNext } = await limiter.consume(key);
    return { allowed: true, retryAfterMs: msBeforeNext };
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return { allowed: false, retryAfterMs: refusal.msBeforeNext };
    throw refusal;
  }
}

/** The library's table, but not written to the log: a crash forgets the counts and nothing else. */
async function createTable({ db }: Store, name: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Two processes that create it at once would collide in the catalogue.
    await sql`select pg_advisory_xact_lock(724501)`.execute(transaction);
    await sql`create unlogged table if not exists ${sql.table(name)}
      (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(transaction);
    // What counted before this library did.
    await sql`drop table if exists rate_windows`.execute(transaction);
  });
}
