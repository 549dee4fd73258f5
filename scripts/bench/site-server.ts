import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

export interface SiteServer {
  readonly url: string;
  readonly child: ChildProcess;
}

/** Runs something against the built site on a store of its own; both end with it. */
export async function withSite<Value>(use: (site: SiteServer) => Promise<Value>): Promise<Value> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const child = spawn(process.execPath, [resolve('server/server.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', TRUST_PROXY: 'loopback', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    return await use({ url: await addressOf(child), child });
  } finally {
    if (child.exitCode === null) {
      child.kill();
      await once(child, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout)
    for await (const line of createInterface(stdout)) {
      const port = /localhost:(\d+)$/.exec(line)?.[1];
      if (port) return `http://127.0.0.1:${port}`;
    }
  throw new Error('the server ended before it listened: run npm run build');
}
