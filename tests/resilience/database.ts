import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { startPostgres, type TestPostgres } from '#server/db/test-postgres.ts';
import type { Environment } from './server.ts';

export type Engine = 'sqlite' | 'postgres';
type Row = Readonly<Record<string, unknown>>;

/** A database of its own for one test, read past the server. */
export interface TestDatabase {
  readonly environment: Environment;
  query(sql: string): Promise<readonly Row[]>;
}

/** An empty database, and the settings that point a server at it. It is removed after the test. */
export function openDatabase(engine: Engine): Promise<TestDatabase> {
  return engine === 'sqlite' ? openSqlite() : openPostgres();
}

async function openSqlite(): Promise<TestDatabase> {
  const dataDir = temporaryFolder();
  return { environment: { DATA_DIR: dataDir }, query: async (sql) => querySqlite(dataDir, sql) };
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'resilience-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Reads the database of a data folder. */
export function querySqlite(dataDir: string, sql: string): readonly Row[] {
  const database = new DatabaseSync(join(dataDir, 'manual.sqlite'), { timeout: 10_000 });
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

/** A PostgreSQL server of its own. */
export async function openPostgres(): Promise<TestDatabase & { readonly postgres: TestPostgres }> {
  const dataDir = temporaryFolder();
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const databaseUrl = await postgres.database('resilience');
  return {
    postgres,
    environment: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    async query(sql) {
      const client = new pg.Client(databaseUrl);
      await client.connect();
      try {
        return (await client.query(sql)).rows;
      } finally {
        await client.end();
      }
    },
  };
}

/** Waits until every message has left or was given up. Leases of killed processes are ended: the test does not wait minutes. */
export async function untilMailed({ query }: TestDatabase): Promise<void> {
  await query('update outbox set lease_until = 1 where sent_at is null and lease_until is not null');
  const end = Date.now() + 300_000;
  while ((await query('select id from outbox where sent_at is null and dead_at is null')).length > 0) {
    if (Date.now() > end) throw new Error('messages still wait in the outbox');
    await pause(500);
  }
}
