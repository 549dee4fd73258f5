import { join } from 'node:path';
import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import pg from 'pg';
import { makePrivateFile, makePrivateFolder } from './file-permissions.ts';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

export interface Store {
  readonly db: Kysely<Schema>;
  readonly engine: 'sqlite' | 'postgres';
  close(): Promise<void>;
}

export interface StoreLocation {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** The database has migrations of a newer version. The message is one line for the operator. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';

  constructor(engine: Store['engine'], migration: string) {
    const [place, setting] = engine === 'sqlite' ? ['data folder', 'DATA_DIR'] : ['database', 'DATABASE_URL'];
    super(
      `This ${place} was written by a newer version of this program (migration ${migration}). ` +
        `Start that version again, or set ${setting} to another one.`,
    );
  }
}

/** Opens the configured database and brings its tables up to date. Throws when it cannot. */
export async function openStore({ databaseUrl, dataDir }: StoreLocation): Promise<Store> {
  if (databaseUrl) return migrated('postgres', new PostgresDialect({ pool: openPool(databaseUrl) }));
  makePrivateFolder(dataDir);
  return openSqlite(join(dataDir, 'manual.sqlite'));
}

/** Opens or creates an SQLite file readable by its owner only; SQLite gives its side files the same permissions. */
export async function openSqlite(file: string): Promise<Store> {
  makePrivateFile(file);
  return migrated('sqlite', new NodeSqliteDialect(file));
}

/** bigint columns hold epoch milliseconds and counts: both fit a number. */
const bigintOid = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === bigintOid ? Number : pg.types.getTypeParser(oid, format)),
};

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 12,
    connectionTimeoutMillis: 5000,
    query_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  // Without listeners, the error event of a broken connection would end the process. The pool forwards those of idle clients only.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

async function migrated(engine: Store['engine'], dialect: Dialect): Promise<Store> {
  const db = new Kysely<Schema>({ dialect });
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (!error) return { db, engine, close: () => db.destroy() };
  const unknown = await unknownMigration(db);
  await db.destroy().catch(() => {});
  throw unknown === undefined ? error : new NewerDatabaseError(engine, unknown);
}

/** The first migration in the database that this version does not have. */
async function unknownMigration(db: Kysely<Schema>): Promise<string | undefined> {
  const rows = await db
    .withTables<{ [DEFAULT_MIGRATION_TABLE]: { readonly name: string } }>()
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .orderBy('name')
    .execute()
    .catch(() => []);
  return rows.find(({ name }) => !Object.hasOwn(migrations, name))?.name;
}
