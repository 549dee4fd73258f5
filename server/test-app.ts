import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { readConfig } from './config/config.ts';
import { connectStore, type StoreConnection } from './db/connection.ts';
import { openStore } from './db/open-store.ts';

/** An application that listens nowhere, and the store under it. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly connection: StoreConnection;
  /** Data folder, for the owner's commands. */
  readonly folder: string;
  /** Closes both, and deletes the folder. */
  readonly close: () => Promise<void>;
}

/** An application with every setting at its default, on SQLite in a folder of its own. */
export async function openTestApp(): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'test-app-'));
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder });
  const connection = connectStore(() => openStore(config));
  const app = buildApp({ config, connection });
  const close = async () => {
    await app.close();
    await connection.close();
    await rm(folder, { recursive: true });
  };
  return { app, connection, folder, close };
}
