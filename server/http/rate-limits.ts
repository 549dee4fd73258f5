import type { FastifyRequest } from 'fastify';
import { CompiledQuery, sql } from 'kysely';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { StoreConnection } from '../db/connection.ts';
import type { Store } from '../db/open-store.ts';
import { clientKeys } from './client-key.ts';
import type { EndpointLimits, Limit, LimitedEndpoint, Limits } from './default-limits.ts';
import { type ErrorHandler, TooManyRequests } from './errors.ts';

/** Limits the requests of the endpoints in `default-limits.ts`. */
export interface RequestLimits {
  /**
   * Counts a request whose body was accepted.
   * @returns Undoes the count, for a request without effect such as a duplicate.
   * @throws TooManyRequests
   */
  take(endpoint: LimitedEndpoint, request: FastifyRequest, urgency?: string): Promise<() => Promise<void>>;
  /**
   * Counts a repeat of an accepted request with the rejected ones, which have a larger limit.
   * @throws TooManyRequests
   */
  takeRepeat(endpoint: LimitedEndpoint, request: FastifyRequest): Promise<void>;
  /**
   * Wraps an error handler to count rejected requests, separately from accepted ones. They get a detailed error up to three times the
   * client's limit, then 429.
   */
  countRejections(endpoint: LimitedEndpoint, answer: ErrorHandler): ErrorHandler;
}

/** Creates a limiter; `name` prefixes its keys. */
export type MakeLimiter = (name: string, limit: Limit) => RateLimiterAbstract;

/** Counts in this process. */
export const memoryLimiter: MakeLimiter = (name, { requests, windowMs }) =>
  new RateLimiterMemory({ keyPrefix: name, points: requests, duration: windowMs / 1000 });

const tableName = 'rate_limits';
const sweepMs = 60_000;
/** PostgreSQL's code of the error. */
const undefinedTable = '42P01';

/** Counts in PostgreSQL, so that a limit holds over all server processes. */
export function postgresLimiters(connection: StoreConnection): MakeLimiter {
  let table: Promise<void> | undefined;
  const query = ({ text, values = [] }: { readonly text: string; readonly values?: readonly unknown[] }) =>
    connection.use(async (store) => {
      table ??= createTable(store);
      await table.catch((error) => {
        table = undefined;
        throw error;
      });
      const { rows } = await store.db.executeQuery(CompiledQuery.raw(text, [...values])).catch((error) => {
        // Gone, since a database was restored: the next request creates it.
        if (error.code === undefinedTable) table = undefined;
        throw error;
      });
      return { rows, rowCount: rows.length };
    });
  const deleteExpired = `delete from ${tableName} where expire < $1`;
  const sweep = () => query({ text: deleteExpired, values: [Date.now()] });
  setInterval(() => sweep().catch(() => {}), sweepMs).unref();
  return (name, { requests, windowMs }) =>
    new RateLimiterPostgres({
      storeClient: { query },
      storeType: 'client',
      tableName,
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: requests,
      duration: windowMs / 1000,
    });
}

/** The library's table, but unlogged: a database crash may lose the counts. */
async function createTable({ db }: Store): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Concurrent creation would collide in the catalog.
    await sql`select pg_advisory_xact_lock(724501)`.execute(transaction);
    await sql`create unlogged table if not exists rate_limits
      (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(transaction);
    // Tables of earlier versions.
    await sql`drop table if exists limit_windows, limit_clock`.execute(transaction);
  });
}

/** Rejected requests with a detailed error, as a multiple of the client's limit. */
const explainedRejections = 3;

/** @param onLimited Called for every rate-limited request. */
export function limitRequests(
  limits: Limits,
  make: MakeLimiter = memoryLimiter,
  onLimited: (endpoint: LimitedEndpoint) => void = () => {},
): RequestLimits {
  const countersOf = Object.fromEntries(
    Object.entries(limits).map(([endpoint, own]) => [endpoint, endpointCounters(make, endpoint, own)]),
  ) as Record<LimitedEndpoint, EndpointCounters>;

  const limited = (endpoint: LimitedEndpoint, waitMs: number) => {
    onLimited(endpoint);
    return new TooManyRequests(waitMs);
  };

  return {
    async take(endpoint, request, urgency) {
      const { emergencies, all } = countersOf[endpoint];
      let wait = Number.POSITIVE_INFINITY;
      for (const counter of urgency === 'emergency' && emergencies ? [emergencies, all] : [all]) {
        const taken = await counter(request);
        if (taken.allowed) return taken.giveBack;
        wait = Math.min(wait, taken.waitMs);
      }
      throw limited(endpoint, wait);
    },
    async takeRepeat(endpoint, request) {
      const taken = await countersOf[endpoint].refused(request);
      if (!taken.allowed) throw limited(endpoint, taken.waitMs);
    },
    countRejections: (endpoint, answer) => async (error, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500 || status === 429) return answer(error, request, reply);
      const taken = await countersOf[endpoint].refused(request);
      return answer(taken.allowed ? error : limited(endpoint, taken.waitMs), request, reply);
    },
  };
}

type Taken =
  | { readonly allowed: true; readonly giveBack: () => Promise<void> }
  | { readonly allowed: false; readonly waitMs: number };
type Counter = (request: FastifyRequest) => Promise<Taken>;

interface EndpointCounters {
  readonly emergencies: Counter | undefined;
  readonly all: Counter;
  readonly refused: Counter;
}

function endpointCounters(make: MakeLimiter, name: string, own: EndpointLimits): EndpointCounters {
  const { client, everyone, emergencies } = own;
  return {
    emergencies: emergencies && counterOf(make, `${name}:emergencies`, emergencies.client, emergencies.everyone),
    all: counterOf(make, name, client, everyone),
    // Always in memory: invalid requests must not cost database round trips.
    refused: counterOf(memoryLimiter, name, { ...client, requests: client.requests * explainedRejections }),
  };
}

/** A wider network may hold more people, but renting many addresses must not exhaust the limit. */
const networkFactors = { address: 1, household: 2, site: 4 } as const;
const networks = ['address', 'household', 'site'] as const;

interface Counted {
  readonly limiter: RateLimiterAbstract;
  readonly key: string;
  readonly windowMs: number;
}

/**
 * Counts a request for each network of its address and for everyone. A limited request is not counted anywhere, so that a client at
 * its limit uses up nobody else's.
 */
function counterOf(make: MakeLimiter, name: string, client: Limit, everyone?: Limit): Counter {
  const limitersOf = (make: MakeLimiter) => ({
    networks: networks.map((network) => ({
      network,
      limiter: make(`${name}:${network}`, { ...client, requests: client.requests * networkFactors[network] }),
    })),
    everyone: everyone && { limiter: make(`${name}:everyone`, everyone), windowMs: everyone.windowMs, key: 'all' },
  });
  const countedBy = ({ networks, everyone }: ReturnType<typeof limitersOf>, ip: string): readonly Counted[] => {
    const keys = clientKeys(ip);
    const own = networks.flatMap(({ network, limiter }) => {
      const key = keys[network];
      return key === undefined ? [] : [{ limiter, key, windowMs: client.windowMs }];
    });
    return everyone ? [...own, everyone] : own;
  };
  const shared = limitersOf(make);
  const local = make === memoryLimiter ? shared : limitersOf(memoryLimiter);

  return async (request) => {
    try {
      return await takeAll(countedBy(shared, request.ip), request);
    } catch (error) {
      logCountError(request, error);
      return takeAll(countedBy(local, request.ip), request);
    }
  };
}

async function takeAll(counted: readonly Counted[], request: FastifyRequest): Promise<Taken> {
  // Checking first keeps limited requests out of the counts and the number of keys bounded.
  const waits = await Promise.all(counted.map(waitOf));
  const wait = waits.find((ms) => ms > 0);
  if (wait !== undefined) return { allowed: false, waitMs: wait };
  for (const [at, { limiter, key }] of counted.entries()) {
    try {
      await limiter.consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      await rewardAll(counted.slice(0, at + 1));
      return { allowed: false, waitMs: refused.msBeforeNext };
    }
  }
  return { allowed: true, giveBack: () => rewardAll(counted).catch((error) => logCountError(request, error)) };
}

/** Tolerated clock difference between servers. */
const clockToleranceMs = 60_000;

/** Milliseconds until a key is allowed again; 0 if allowed. */
async function waitOf({ limiter, key, windowMs }: Counted): Promise<number> {
  const state = await limiter.get(key);
  if (!state) return 0;
  // The library uses the wall clock: a window that ends too late started before the clock was set back.
  if (state.msBeforeNext > windowMs + clockToleranceMs) {
    await limiter.delete(key);
    return 0;
  }
  return state.remainingPoints > 0 ? 0 : Math.min(state.msBeforeNext, windowMs);
}

async function rewardAll(counted: readonly Counted[]): Promise<void> {
  await Promise.all(counted.map(({ limiter, key }) => limiter.reward(key)));
}

function logCountError(request: FastifyRequest, error: unknown): void {
  request.log.warn({ code: error instanceof Error ? error.name : 'unknown' }, 'the rate limits could not be counted');
}
