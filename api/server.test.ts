import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const running: ChildProcess[] = [];
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'server-'));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Runs the real server with a clean environment; resolves with its output once `until` appears or it ends. */
async function run(environment: Record<string, string>, until: RegExp) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', DATA_DIR: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let output = '';
  const seen = new Promise<void>((resolve) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      if (until.test(output)) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('close', () => resolve());
  });
  await seen;
  return { child, output };
}

describe('start', () => {
  test('prints the address, answers there, and stops in order on SIGTERM', async () => {
    const { child, output } = await run({ PORT: '0' }, /localhost:\d+\n/);
    const address = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
    const answer = await fetch(`http://127.0.0.1:${address}/api/health`);
    expect(answer.status).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('a malformed variable is one line and status 1', async () => {
    const { child, output } = await run({ PORT: 'http' }, /\n/);
    if (child.exitCode === null) await once(child, 'exit');
    expect(child.exitCode).toBe(1);
    expect(output).toBe('PORT is not usable: expected a port number from 0 to 65535.\n');
  });

  test('a port in use is one line and status 1', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const { child, output } = await run({ PORT: port }, /\n/);
    if (child.exitCode === null) await once(child, 'exit');
    other.close();
    expect(child.exitCode).toBe(1);
    expect(output).toBe(`PORT ${port} is in use by another program. Set PORT to a free one.\n`);
  });

  test('a second server on the same folder is one line and status 1', async () => {
    await run({ PORT: '0' }, /localhost:\d+\n/);
    const { child, output } = await run({ PORT: '0' }, /\n/);
    if (child.exitCode === null) await once(child, 'exit');
    expect(child.exitCode).toBe(1);
    expect(output).toBe(
      `Another server already uses the folder ${folder}. Stop it, set another DATA_DIR, or set DATABASE_URL.\n`,
    );
  });

  test('the folder is free again after a kill', async () => {
    const { child } = await run({ PORT: '0' }, /localhost:\d+\n/);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect((await run({ PORT: '0' }, /\n/)).output).toMatch(/localhost:\d+/);
  });
});
