import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { openStore, type Store, type StoreLocation } from './open-store.ts';
import { tables } from './schema.ts';

/** Both kinds of store, for tests that must hold on each. */
export const engines = ['sqlite', 'postgres'] as const;
export type Engine = Store['engine'];

export interface TestStores {
  /** The folder of this file's tests. */
  folder(): string;
  /** Room for an empty store. */
  place(engine: Engine): Promise<StoreLocation>;
  /** The store of a place, which is closed after the last test. */
  open(place: StoreLocation): Promise<Store>;
}

/** Makes an empty database on the server that the test files share, and returns its address. */
async function newDatabase(): Promise<string> {
  const url = new URL(inject('postgres'));
  const db = new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url.href }) }) });
  const name = randomUUID();
  await sql`create database ${sql.id(name)}`.execute(db);
  await db.destroy();
  url.pathname = name;
  return url.href;
}

/**
 * A folder for the tests of one file, there before its first and gone after its last, and databases of its own. Called once, at
 * the top of the file.
 */
export function testStores(): TestStores {
  let folder = '';
  const opened: Store[] = [];
  let places = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stores-'));
  });
  afterAll(async () => {
    for (const store of opened) await store.close();
    await rm(folder, { recursive: true });
  });
  const place = async (engine: Engine): Promise<StoreLocation> => {
    places += 1;
    const databaseUrl = engine === 'postgres' ? await newDatabase() : undefined;
    return { dataDir: join(folder, `place${places}`), databaseUrl };
  };
  const open = async (at: StoreLocation) => {
    const store = await openStore(at);
    opened.push(store);
    return store;
  };
  return { folder: () => folder, place, open };
}

/** Makes a database look as if a newer version had migrated it. */
export async function markAsNewer(db: Store['db']): Promise<void> {
  const migration = { name: '999_next', timestamp: new Date().toISOString() };
  await db
    .withTables<{ kysely_migration: typeof migration }>()
    .insertInto('kysely_migration')
    .values(migration)
    .execute();
}

/** The settings that point a server at a place. */
export const settingsOf = ({ dataDir, databaseUrl }: StoreLocation): Readonly<Record<string, string>> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
});

/** Takes every row out of a store, and what it knows about its server. */
export async function emptyStore({ db }: Store): Promise<void> {
  for (const table of [...tables, 'server_state'] as const) await db.deleteFrom(table).execute();
}
