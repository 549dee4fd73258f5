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
import type { Statement } from '../tables/insert-rows.ts';
import { asker } from '../turns/asker.ts';
import { type SqliteThread, startSqliteThread } from './sqlite-thread.ts';
import { type Lane, type Turns, takeTurns } from './turns.ts';

/** How long a piece of work waits for its turn at the one connection, as long as PostgreSQL's pool lets it wait. */
const turnTimeoutMs = 5000;

/** One file, its thread, and the queue for it. */
export interface SharedFile {
  readonly turns: Turns;
  open(): Promise<SqliteThread>;
  /** Runs statements in a transaction of their own when it is their turn, and tells what each returned. */
  transact<Row>(lane: Lane, statements: readonly Statement[]): Promise<readonly (readonly Row[])[]>;
  close(): Promise<void>;
}

/** A file that several dialects use, each in a lane of its own. It is opened at the first use. */
export function shareFile(file: string): SharedFile {
  const turns = takeTurns(turnTimeoutMs);
  let thread: Promise<SqliteThread> | undefined;
  let closed = false;
  const open = async () => {
    if (closed) throw new Error('the database is closed');
    thread ??= startSqliteThread(file);
    return thread;
  };
  return {
    turns,
    open,
    async transact<Row>(lane: Lane, statements: readonly Statement[]) {
      await turns.begin(lane, asker.getStore());
      try {
        const { rows } = await (await open()).transact(statements);
        return rows as (readonly Row[])[];
      } finally {
        turns.end();
      }
    },
    async close() {
      closed = true;
      const closing = thread;
      thread = undefined;
      await (await closing?.catch(() => undefined))?.close();
    },
  };
}

/** SQLite in a thread of its own, behind Kysely. Every transaction takes the write lock when it begins. */
export class SqliteThreadDialect implements Dialect {
  readonly #file: SharedFile;
  readonly #lane: Lane;

  constructor(file: SharedFile, lane: Lane) {
    this.#file = file;
    this.#lane = lane;
  }

  createAdapter(): DialectAdapter {
    return new TurnTakingAdapter();
  }

  createDriver(): Driver {
    return new ThreadDriver(this.#file, this.#lane);
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

/** Kysely would queue for the one connection without an end: the driver's own queue has one. */
class TurnTakingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class ThreadDriver implements Driver {
  readonly #file: SharedFile;
  readonly #lane: Lane;
  #connection: ThreadConnection | undefined;

  constructor(file: SharedFile, lane: Lane) {
    this.#file = file;
    this.#lane = lane;
  }

  async init(): Promise<void> {
    this.#connection = new ThreadConnection(await this.#file.open());
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#file.turns.begin(this.#lane, asker.getStore());
    if (this.#connection) return this.#connection;
    this.#file.turns.end();
    throw new Error('the database is closed');
  }

  async releaseConnection(): Promise<void> {
    this.#file.turns.end();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    this.#connection = undefined;
    await this.#file.close();
  }
}

class ThreadConnection implements DatabaseConnection {
  readonly #thread: SqliteThread;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.#thread.execute({ sql, parameters });
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, and nothing here streams.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('rows are read all at once');
  }
}
