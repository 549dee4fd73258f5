import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { migrations } from './migrations/migrations.ts';
import { type LivingPool, livingOnly, transactIn } from './postgres/living-pool.ts';
import type { Schema } from './schema.ts';
import { ownFile, ownFolder } from './sqlite/owner-only.ts';
import { SqliteThreadDialect, shareFile } from './sqlite/sqlite-dialect.ts';
import type { Lane } from './sqlite/turns.ts';
import type { Statement } from './tables/insert-rows.ts';

/** An open database with its tables in place. */
export interface Store {
  readonly db: Kysely<Schema>;
  /** The same database over a way of its own, kept free for the outbox: mail leaves while questions pour in. */
  readonly mailDb: Kysely<Schema>;
  readonly engine: 'sqlite' | 'postgres';
  /**
   * Runs statements in a transaction of their own, all of them or none. They go to the database together: it is one way there and
   * back however many they are.
   * @returns the rows that each of them returns
   */
  transact<Row>(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]>;
  close(): Promise<void>;
}

export interface StorePlace {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** Opens the configured database and brings its tables up to date. Throws when it cannot. */
export async function openStore({ databaseUrl, dataDir }: StorePlace): Promise<Store> {
  if (databaseUrl) return openPostgres(databaseUrl);
  ownFolder(dataDir);
  return openSqlite(join(dataDir, 'manual.sqlite'));
}

/**
 * Opens or creates an SQLite file, for its owner alone (SQLite gives its helper files the same rights), whose commits are
 * on disk before they are acknowledged.
 */
export async function openSqlite(file: string): Promise<Store> {
  ownFile(file);
  const shared = shareFile(file);
  const dbIn = (lane: Lane) => new Kysely<Schema>({ dialect: new SqliteThreadDialect(shared, lane) });
  return migrated({
    engine: 'sqlite',
    db: dbIn('questions'),
    mailDb: dbIn('mail'),
    transact: (statements) => shared.transact('questions', statements),
  });
}

/** bigint columns hold epoch milliseconds and counts: both fit a number. */
const bigintOid = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === bigintOid ? Number : pg.types.getTypeParser(oid, format)),
};

/** Connections for questions and everything else, and those kept for mail. */
const poolSizes: Readonly<Record<Lane, number>> = { questions: 10, mail: 2 };

async function openPostgres(connectionString: string): Promise<Store> {
  const poolFor = (lane: Lane) => livingOnly(openPool(connectionString, poolSizes[lane]));
  const dbOf = (pool: LivingPool) => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const pool = poolFor('questions');
  return migrated({
    engine: 'postgres',
    db: dbOf(pool),
    mailDb: dbOf(poolFor('mail')),
    transact: (statements) => transactIn(pool, statements),
  });
}

function openPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    types,
    max,
    // What is asked for before an answer has come is sent as well.
    pipeline: true,
    connectionTimeoutMillis: 5000,
    query_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  // A connection that breaks is replaced by the pool; unheard, the event would end the process. The pool hears the idle
  // ones only: one that breaks while it is in use has to be heard itself.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

async function migrated(opened: Omit<Store, 'close'>): Promise<Store> {
  const { db } = opened;
  const close = async () => {
    await opened.mailDb.destroy();
    await db.destroy();
  };
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (!error) return { ...opened, close };
  await close().catch(() => {});
  throw error;
}
