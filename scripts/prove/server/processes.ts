import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '#api/store/open-store.ts';
import { startPostgres, type TestPostgres } from '#api/store/postgres/test-postgres.ts';

export type Engine = 'sqlite' | 'postgres';

/** A database of its own for one proof, and the environment that points a server at it. */
export interface Place {
  readonly engine: Engine;
  readonly dataDir: string;
  readonly environment: Readonly<Record<string, string>>;
  open(): Promise<Store>;
  remove(): Promise<void>;
}

export function preparePlace(engine: Engine): Promise<Place> {
  return engine === 'postgres' ? preparePostgres() : prepareSqlite();
}

async function prepareSqlite(): Promise<Place> {
  const dataDir = newFolder();
  return {
    engine: 'sqlite',
    dataDir,
    environment: { DATA_DIR: dataDir },
    open: () => openStore({ dataDir, databaseUrl: undefined }),
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** @param folder Where the database server keeps its files; a temporary folder when left out. */
export async function preparePostgres(folder?: string): Promise<Place & { readonly postgres: TestPostgres }> {
  const dataDir = newFolder();
  const postgres = await startPostgres(folder);
  const databaseUrl = await postgres.database('prove');
  return {
    engine: 'postgres',
    dataDir,
    environment: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    open: () => openStore({ dataDir, databaseUrl }),
    async remove() {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    postgres,
  };
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'prove-'));

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
}

/**
 * Starts a server process and waits until it says its port.
 * @param program The server; the one whose limits let a load test through when left out.
 * @param flags Of Node itself.
 */
export async function startServer(
  environment: Readonly<Record<string, string>>,
  program: string = join(import.meta.dirname, 'server-under-load.ts'),
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...flags, program], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    const port = /(?:port |localhost:)(\d+)\n/.exec(output)?.[1];
    if (port) return { child, url: `http://127.0.0.1:${port}` };
  }
  throw new Error('the server ended before it listened');
}

export async function stopServer({ child }: ServerProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** The engines named on the command line, or both. */
export function chosenEngines(): readonly Engine[] {
  const named = (['sqlite', 'postgres'] as const).filter((engine) => process.argv.includes(`--${engine}`));
  return named.length > 0 ? named : ['sqlite', 'postgres'];
}

export function numberOption(name: string, standard: number): number {
  const at = process.argv.indexOf(`--${name}`);
  const value = Number(process.argv[at + 1]);
  return at > 0 && Number.isInteger(value) && value > 0 ? value : standard;
}
