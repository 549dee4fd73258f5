import { statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setImmediate as eventLoopTurn, setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** How long a query waits for the connection, as a pool's `connectionTimeoutMillis`, and then for another process's lock. */
const timeoutMs = 5000;
const busyRetryMs = 10;
/** Another process may hold the file for a moment when it is the last to close it. */
const openTimeoutMs = 2000;

/** SQLite result codes: the database is locked; its file was moved or deleted while it was open. */
const sqliteBusy = 5;
const sqliteMoved = 1032;

/** Kysely dialect for one file on Node's built-in SQLite. A commit is on disk before it is acknowledged. */
export class NodeSqliteDialect implements Dialect {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  createDriver(): Driver {
    return new NodeSqliteDriver(this.#file);
  }

  createAdapter(): DialectAdapter {
    return new QueuedAdapter();
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

/** Kysely would queue for the single connection without a timeout, so the driver queues instead. */
class QueuedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #file: string;
  #connection: NodeSqliteConnection | undefined;
  /** Settles when all earlier requests for the connection have released it. */
  #queue = Promise.resolve();
  #release = () => {};

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {
    this.#connection = new NodeSqliteConnection(this.#file);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const turn = this.#queue;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#queue = turn.then(() => promise);
    try {
      await withTimeout(turn);
      // Queries run synchronously: without this, a queue of them would block the event loop.
      await eventLoopTurn();
      if (!this.#connection) throw new Error('the database is closed');
      this.#connection.assertFileInPlace();
    } catch (error) {
      resolve();
      throw error;
    }
    this.#release = resolve;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  /** Takes the write lock immediately: a read transaction cannot be upgraded after another process wrote. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(): Promise<void> {
    this.#connection?.rollback();
  }

  async destroy(): Promise<void> {
    this.#connection?.close();
    this.#connection = undefined;
  }
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #db: DatabaseSync;
  readonly #file: string;
  readonly #inode: number;

  constructor(file: string) {
    this.#db = new DatabaseSync(file, { timeout: openTimeoutMs });
    this.#file = file;
    this.#inode = statSync(file).ino;
    this.#db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
    // Deleted text is overwritten in the file, and VACUUM makes no copy of it elsewhere.
    this.#db.exec('pragma secure_delete = on; pragma temp_store = memory');
    // From here on `executeQuery` waits for locks: SQLite's own waiting would block the event loop.
    this.#db.exec('pragma busy_timeout = 0');
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const giveUpAt = performance.now() + timeoutMs;
    for (;;) {
      try {
        return this.#execute(sql, parameters as SQLInputValue[]);
      } catch (error) {
        if (!isBusy(error) || this.#db.isTransaction || performance.now() > giveUpAt) throw error;
        await sleep(busyRetryMs);
      }
    }
  }

  #execute<Row>(sql: string, parameters: SQLInputValue[]): QueryResult<Row> {
    const statement = this.#db.prepare(sql);
    if (statement.columns().length > 0) return { rows: statement.all(...parameters) as Row[] };
    return { rows: [], numAffectedRows: BigInt(statement.run(...parameters).changes) };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, and nothing here streams.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('streaming is not supported');
  }

  /** SQLite rolls back by itself when the disk is full; a second rollback would hide that error. */
  rollback(): void {
    if (this.#db.isTransaction) this.#db.exec('rollback');
  }

  /** In WAL mode SQLite does not notice that its file was deleted: commits would be acknowledged and lost. */
  assertFileInPlace(): void {
    if (statSync(this.#file, { throwIfNoEntry: false })?.ino === this.#inode) return;
    console.error(`${this.#file} was moved or deleted while the server ran. A new, empty one takes its place.`);
    throw Object.assign(new Error('the file of the database was moved or deleted'), { errcode: sqliteMoved });
  }

  close(): void {
    this.#db.close();
  }
}

async function withTimeout(turn: Promise<void>): Promise<void> {
  const settled = new AbortController();
  const expired = sleep(timeoutMs, undefined, { signal: settled.signal, ref: false }).then(async () => {
    // After a blocked event loop, the holder of the connection needs a turn before this counts as a timeout.
    await eventLoopTurn();
    throw new Error(`no connection within ${timeoutMs} ms`);
  });
  try {
    await Promise.race([turn, expired]);
  } finally {
    settled.abort();
    expired.catch(() => {});
  }
}

/** Extended codes carry the primary one in their low byte. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === sqliteBusy;
}
