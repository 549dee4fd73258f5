import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#api/http/free-port.ts';

let serving: ChildProcess | undefined;
let address = '';
beforeAll(async () => {
  address = await served();
  // The first page brings all that pages share.
  await fetch(`${address}/guides`);
});
afterAll(() => serving?.kill());

/** Where the pages are served, once they are. */
async function served(): Promise<string> {
  serving = spawn(process.execPath, ['scripts/start/site/serve-pages.ts', String(await freePort())], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Vite reads what these tests set for themselves.
    env: { PATH: process.env.PATH, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  for await (const line of createInterface(serving.stdout ?? process.stdin)) {
    const [, place] = /(http:\S+)/.exec(line) ?? [];
    if (place) return place;
  }
  throw new Error('Nothing is served');
}

test.each([
  ['a guide with its text', '/guides/mold-prevention', '<h2'],
  ['a tool', '/es/registro-de-danos', '<astro-island'],
])('pages that are edited are served: %s', async (_what, page, holds) => {
  const answer = await fetch(address + page);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(holds);
});
