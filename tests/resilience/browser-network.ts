import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { findBrowser } from '#scripts/browser/find-browser.ts';

/** A browser whose profile outlives it. */
export interface Device {
  /** Starts the browser, again after it ended. */
  open(): Promise<BrowserContext>;
  /** Ends every process of the browser in the middle of what it does. */
  kill(): void;
}

/** A device of its own for one test, removed after it. */
export async function newDevice(): Promise<Device> {
  const profile = mkdtempSync(join(tmpdir(), 'device-'));
  const { options } = await findBrowser();
  const kill = () => {
    for (const id of processesWith(profile)) process.kill(id, 'SIGKILL');
  };
  onTestFinished(() => {
    kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  });
  return { kill, open: () => chromium.launchPersistentContext(profile, options) };
}

/** Processes whose command line names a folder that no other process uses. */
function processesWith(folder: string): readonly number[] {
  const ids = readdirSync('/proc').map(Number);
  return ids.filter((id) => {
    if (!(id > 0) || id === process.pid) return false;
    try {
      return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(folder);
    } catch {
      // It has ended.
      return false;
    }
  });
}

/** The first page of a browser that was just opened. */
export async function firstPage(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? (await context.newPage());
}

/** Waits until the service worker has stored what it stores by itself: nothing more comes for some seconds. */
export async function untilStored(page: Page): Promise<void> {
  const stored = () =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
      return (await Promise.all(caches.map(async (cache) => (await cache.keys()).length))).join();
    });
  let [before, quietSince] = ['', Date.now()];
  while (Date.now() < quietSince + 12_000) {
    const now = await stored();
    if (now !== before) [before, quietSince] = [now, Date.now()];
    await pause(500);
  }
}

/** What happens to a request: it arrives, gets no response, or the response is cut off halfway. */
export type Treatment = 'whole' | 'down' | 'cut';

/** A connection between a browser and a server that can be broken, and lead to another server at any time. */
export interface Line {
  readonly url: string;
  server: string;
  treat: (path: string) => Treatment;
}

/** Starts a proxy that passes everything on until told otherwise. It closes with the test. */
export async function openLine(server: string): Promise<Line> {
  const proxy = createServer((asked, answer) => {
    const treatment = line.treat(asked.url ?? '/');
    if (treatment === 'down') asked.socket.destroy();
    else forward(asked, answer, line.server, treatment === 'cut');
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  const { port } = proxy.address() as AddressInfo;
  const line: Line = { url: `http://127.0.0.1:${port}`, server, treat: () => 'whole' };
  return line;
}

function forward(asked: IncomingMessage, answer: ServerResponse, server: string, isCut: boolean): void {
  const { method, headers } = asked;
  const onward = request(new URL(asked.url ?? '/', server), { method, headers }, (came) => {
    answer.writeHead(came.statusCode ?? 502, came.headers);
    if (!isCut) return came.pipe(answer);
    const breakOff = () => asked.socket.destroySoon();
    came.once('end', breakOff);
    return came.once('data', (piece: Buffer) => answer.write(piece.subarray(0, piece.length / 2), breakOff));
  });
  onward.on('error', () => asked.socket.destroy());
  answer.on('close', () => onward.destroy());
  asked.pipe(onward);
}
