import { join } from 'node:path';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { migrations } from './migrations/migrations.ts';
import type { Schema } from './schema.ts';
import { ownFile, ownFolder } from './sqlite/owner-only.ts';
import { SqliteThreadDialect, shareFile } from './sqlite/sqlite-dialect.ts';
import type { Lane } from './sqlite/turns.ts';

/** An open database with its tables in place. */
export interface Store {
  readonly db: Kysely<Schema>;
  /** The same database over a way of its own, kept free for the outbox: mail leaves while questions pour in. */
  readonly mailDb: Kysely<Schema>;
  readonly engine: 'sqlite' | 'postgres';
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
  return migrated('sqlite', dbIn('questions'), dbIn('mail'));
}

/** bigint columns hold epoch milliseconds and counts: both fit a number. */
const bigintOid = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === bigintOid ? Number : pg.types.getTypeParser(oid, format)),
};

/** Connections for questions and everything else, and those kept for mail. */
const poolSizes: Readonly<Record<Lane, number>> = { questions: 10, mail: 2 };

async function openPostgres(connectionString: string): Promise<Store> {
  const dbIn = (lane: Lane) => {
    const pool = livingOnly(openPool(connectionString, poolSizes[lane]));
    return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  };
  return migrated('postgres', dbIn('questions'), dbIn('mail'));
}

function openPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    types,
    max,
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

/** How long a living connection is looked for. */
const searchMs = 5000;
/** One that has answered so lately is not asked again: while questions pour in, asking would be a third of all that is said. */
const believedMs = 100;

/**
 * Hands out connections that have answered a moment ago, and that may write. One that the server has ended while it was idle
 * looks sound until its socket is heard; one to a server that has become a standby stays sound for ever. The question that gets
 * such a one would be refused although the database is there.
 */
function livingOnly(pool: pg.Pool): PostgresPool {
  const answered = new WeakMap<pg.PoolClient, number>();
  return {
    async connect() {
      const end = performance.now() + searchMs;
      for (;;) {
        const client = await pool.connect();
        if (performance.now() - (answered.get(client) ?? Number.NEGATIVE_INFINITY) < believedMs) return client;
        try {
          const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
          if (rows[0]?.transaction_read_only === 'on') throw new Error('the database may only be read');
          answered.set(client, performance.now());
          return client;
        } catch (error) {
          client.release(true);
          if (performance.now() > end) throw error;
        }
      }
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

async function migrated(engine: Store['engine'], db: Kysely<Schema>, mailDb: Kysely<Schema>): Promise<Store> {
  const close = async () => {
    await mailDb.destroy();
    await db.destroy();
  };
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (!error) return { db, mailDb, engine, close };
  await close().catch(() => {});
  throw error;
}
