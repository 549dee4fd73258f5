import type { TestProject } from 'vitest/node';
import { startPostgres } from './test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a database of the server that all test files share. */
    readonly postgres: string;
  }
}

/**
 * Starts one PostgreSQL server before the first test file and stops it after the last: a server for each file costs more than
 * its tests. What pauses the server or reads its files starts one of its own.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  provide('postgres', server.url('postgres'));
  return () => server.stop();
}
