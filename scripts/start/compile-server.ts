import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readHash } from '#site/build/made/hash-of.ts';
import { serverOptions } from './server-options.ts';

/** So long a start may take that nobody waits for. Milliseconds. */
const patienceMs = 20_000;

/** Where `api/start.mjs` keeps what was compiled, and for which code. */
const stamp = 'node_modules/.cache/compiled/code';
const code = ['api', 'contract', 'content', 'core', 'package-lock.json'];

/** Compiles the server, if its code is not that which was compiled last. */
export async function compileServer(): Promise<void> {
  const now = [process.version, ...serverOptions, readHash(code, /\.mdx$|\.test\.ts$/)].join(' ');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  if (!(await startOnce())) return;
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}

/**
 * Starts the server once for nobody, on a free port and in a folder that goes with it: what it compiles is kept for the start that
 * counts. A process that compiles its code itself holds 30 MB more for as long as it lives. Where it cannot start, nothing is kept.
 * @returns whether it started
 */
async function startOnce(): Promise<boolean> {
  // Most starts have nothing to compile, and need not read how a server is set.
  const { variableNames } = await import('#api/config/config.ts');
  const folder = mkdtempSync(path.join(tmpdir(), 'compile-'));
  // V8 takes what was compiled under the same options only.
  const server = spawn(process.execPath, [...serverOptions, 'api/start.mjs'], {
    env: { PATH: process.env.PATH, ...forNobody(variableNames, folder) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const tooLong = setTimeout(() => server.kill('SIGKILL'), patienceMs);
  let started = false;
  server.stdout.once('data', () => {
    started = true;
    server.kill('SIGTERM');
  });
  await new Promise((resolve) => server.once('close', resolve).once('error', resolve));
  clearTimeout(tooLong);
  rmSync(folder, { recursive: true, force: true });
  return started;
}

/**
 * The settings of a server that is started for nobody: whatever the environment or `.env` say, it opens no database but an empty one of its
 * own, and talks to no mail server and no model. An empty setting counts as none, and no `.env` fills it in.
 * @param names of all settings of a server
 */
export function forNobody(names: readonly string[], folder: string): Readonly<Record<string, string>> {
  const none = Object.fromEntries(names.map((name) => [name, '']));
  return { ...none, PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: folder };
}
