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
import { type SqliteThread, startSqliteThread } from './sqlite-thread.ts';
import { type Turns, takeTurns } from './turns.ts';

/** How long a piece of work waits for its turn at the one connection, as long as PostgreSQL's pool lets it wait. */
const turnTimeoutMs = 5000;

/** SQLite in a thread of its own, behind Kysely. Every transaction takes the write lock when it begins. */
export class SqliteThreadDialect implements Dialect {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  createAdapter(): DialectAdapter {
    return new TurnTakingAdapter();
  }

  createDriver(): Driver {
    return new ThreadDriver(this.#file);
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
  readonly #file: string;
  readonly #turns: Turns = takeTurns(turnTimeoutMs);
  #connection: ThreadConnection | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {
    this.#connection = new ThreadConnection(await startSqliteThread(this.#file));
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.begin();
    if (!this.#connection) throw new Error('the database is closed');
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#turns.end();
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
    await this.#connection?.thread.close();
    this.#connection = undefined;
  }
}

class ThreadConnection implements DatabaseConnection {
  readonly thread: SqliteThread;

  constructor(thread: SqliteThread) {
    this.thread = thread;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.thread.execute(sql, parameters);
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, and nothing here streams.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('rows are read all at once');
  }
}
