import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverOptions } from './server-options.ts';

/** So long a start may take that nobody waits for. Milliseconds. */
const patienceMs = 20_000;

/**
 * Starts the server once for nobody, on a free port and in a folder that goes with it: what it compiles is kept for the start that
 * counts. A process that compiles its code itself holds 30 MB more for as long as it lives. Where it cannot start, nothing is kept.
 */
export async function compileServer(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'compile-'));
  // V8 takes what was compiled under the same options only.
  const server = spawn(process.execPath, [...serverOptions, 'api/start.mjs'], {
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const tooLong = setTimeout(() => server.kill('SIGKILL'), patienceMs);
  server.stdout.once('data', () => server.kill('SIGTERM'));
  await new Promise((resolve) => server.once('close', resolve).once('error', resolve));
  clearTimeout(tooLong);
  rmSync(folder, { recursive: true, force: true });
}
