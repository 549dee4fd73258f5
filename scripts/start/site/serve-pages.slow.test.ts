import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';

let serving: ChildProcess | undefined;
afterEach(() => serving?.kill());

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Where the pages are served, once they are. */
async function served(): Promise<string> {
  serving = spawn(process.execPath, ['scripts/start/site/serve-pages.ts', String(await freePort())], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Vite reads what these tests set for themselves.
    env: { PATH: process.env.PATH, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  for await (const line of createInterface(serving.stdout ?? process.stdin)) {
    const [, address] = /(http:\S+)/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('Nothing is served');
}

test('pages that are edited are served: a guide with its text, and a tool', async () => {
  const address = await served();
  const guide = await fetch(`${address}/guides/mold-prevention`);
  expect([guide.status, (await guide.text()).includes('<h2')]).toEqual([200, true]);
  const tool = await fetch(`${address}/es/registro-de-danos`);
  expect([tool.status, (await tool.text()).includes('data-island')]).toEqual([200, true]);
});
