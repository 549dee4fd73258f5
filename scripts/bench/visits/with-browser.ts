import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../browser/find-browser.ts';
import { preparePlace, startServer, stopServer } from '../../prove/server/processes.ts';

const server = path.resolve(import.meta.dirname, '../../../api/server.ts');

/** Measures the built site, on a server of its own, in a browser; both end with it. */
export async function withBrowser<Value>(measure: (browser: Browser, site: string) => Promise<Value>): Promise<Value> {
  const place = await preparePlace('sqlite');
  const running = await startServer(place.environment, server);
  const { options } = await findBrowser();
  const browser = await chromium.launch(options);
  try {
    return await measure(browser, running.url);
  } finally {
    await browser.close();
    await stopServer(running, 'SIGTERM');
    await place.remove();
  }
}
