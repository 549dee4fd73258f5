import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

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
  const server = fork(path.join(import.meta.dirname, 'test-postgres-process.ts'), { execArgv: [] });
  const ended = once(server, 'exit');
  const [url] = await Promise.race([once(server, 'message'), ended]);
  if (typeof url !== 'string') throw new Error('PostgreSQL for the tests does not start');
  provide('postgres', url);
  return async () => {
    server.disconnect();
    await ended;
  };
}
