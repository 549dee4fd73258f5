import { PublicError } from '../http/errors.ts';
import { NewerDatabaseError, type Store } from './open-store.ts';

/** The database is unavailable. Visitors read the message; the cause goes to the log. */
export class StoreUnavailable extends PublicError {
  constructor(cause: unknown) {
    super(503, 'store-away', cause);
  }
}

/** A reconnecting store: opened at its first use, and again after a failure that broke it. */
export interface StoreConnection {
  /** @throws StoreUnavailable */
  use<Result>(work: (store: Store) => Promise<Result>): Promise<Result>;
  /** Whether the disk was full within the last minute. */
  wasFull(): boolean;
  /** Closes for good: later use fails instead of reopening the store. */
  close(): Promise<void>;
}

/** SQLite results after which a handle may be stale: read-only, I/O, corrupt, cannot open, not a database. */
const sqliteReadOnly = 8;
const staleCodes = new Set([sqliteReadOnly, 10, 11, 14, 26]);
const sqliteFull = 13;
/** PostgreSQL's disk_full, and read_only_sql_transaction. */
const postgresFull = '53100';
const postgresReadOnly = '25006';
/** Operating system error, for files beside the database. */
const systemFull = 'ENOSPC';
const fullForMs = 60_000;

/** @param open Opens the store; called again after it failed, or after the store broke. */
export function connectStore(open: () => Promise<Store>): StoreConnection {
  let current: Promise<Store> | undefined;
  let closed = false;
  let fullAt = Number.NEGATIVE_INFINITY;
  let newerReported = false;

  const forget = async (broken: Promise<Store>) => {
    if (current === broken) current = undefined;
    await broken.then((store) => store.close()).catch(() => {});
  };

  async function attempt<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    if (closed) throw new Error('the connection is closed');
    current ??= open();
    const opening = current;
    try {
      return await work(await opening);
    } catch (error) {
      if (isStale(error) || isReadOnly(error) || (await failed(opening))) await forget(opening);
      throw error;
    }
  }

  async function use<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    try {
      return await attempt(work).catch((error) => {
        // A handle opened while the disk or database was read-only wrote nothing: retry with a new one.
        if (isReadOnly(error)) return attempt(work);
        throw error;
      });
    } catch (error) {
      if (isFull(error)) fullAt = performance.now();
      if (error instanceof NewerDatabaseError && !newerReported) {
        newerReported = true;
        console.error(error.message);
      }
      throw error instanceof PublicError ? error : new StoreUnavailable(error);
    }
  }

  return {
    use,
    wasFull: () => performance.now() - fullAt < fullForMs,
    async close() {
      closed = true;
      if (current) await forget(current);
    },
  };
}

function isStale(error: unknown): boolean {
  return staleCodes.has(resultCode(error));
}

function isReadOnly(error: unknown): boolean {
  return resultCode(error) === sqliteReadOnly || codeOf(error) === postgresReadOnly;
}

function isFull(error: unknown): boolean {
  const code = codeOf(error);
  return resultCode(error) === sqliteFull || code === postgresFull || code === systemFull;
}

/** PostgreSQL's or the operating system's error code. */
function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** SQLite's primary result code; 0 for errors of others. */
function resultCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}

function failed(opening: Promise<Store>): Promise<boolean> {
  return opening.then(
    () => false,
    () => true,
  );
}
