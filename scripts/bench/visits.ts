import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../browser/find-browser.ts';
import { withSite } from './site-server.ts';
import { medianOf, tableOf } from './table.ts';

// First visits of a phone of some years ago on two bars: 400 ms there and back, 400 kbit/s, a quarter of this processor.

const rounds = 5;
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** How many times slower than this processor. */
export const slower = 4;
export const phone = { serviceWorkers: 'block', viewport: { width: 390, height: 844 } } as const;

interface Visit {
  readonly name: string;
  readonly path: string;
  /** A tool is ready once its first field answers; a page of words has none. */
  readonly isTool?: boolean;
}

const visits: readonly Visit[] = [
  { name: 'emergency checklist', path: '/guides/emergency-checklist' },
  { name: 'manual', path: '/guides/restoration-manual' },
  { name: 'damage assessment', path: '/damage-assessment', isTool: true },
  { name: 'psychrometric calculator', path: '/calculators/psychrometric', isTool: true },
  { name: 'dehumidification calculator', path: '/calculators/dehumidification', isTool: true },
];

/** Milliseconds since the page was asked for. */
interface Felt {
  readonly paint: number;
  readonly ready: number | undefined;
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
}

/** Runs in the page: notes when React holds the first field of the tool, from when on it answers what is typed. */
function noteReady(): void {
  const look = () => {
    const field = document.querySelector('main form :is(input, select, textarea)');
    if (field && Object.keys(field).some((key) => key.startsWith('__reactProps')))
      Object.assign(window, { readyAt: performance.now() });
    else setTimeout(look, 10);
  };
  look();
}

async function visitOnce(context: BrowserContext, address: string, isTool: boolean): Promise<Felt> {
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  if (isTool) await page.addInitScript(noteReady);
  await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
  const ready = isTool ? await numberFrom(page, () => Reflect.get(window, 'readyAt')) : undefined;
  const paint = await numberFrom(page, () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  return { paint, ready };
}

async function numberFrom(page: Page, read: () => number | undefined): Promise<number> {
  const handle = await page.waitForFunction(read, undefined, { timeout: 120_000 });
  return (await handle.jsonValue()) ?? Number.NaN;
}

const seconds = (values: readonly number[]) => (values.length > 0 ? (medianOf(values) / 1000).toFixed(2) : '');

/** First paint and tool ready of first visits, medians in seconds. */
export const measureVisits = (): Promise<string> =>
  withSite(async ({ url }) => {
    const { options } = await findBrowser();
    const browser = await chromium.launch(options);
    const felt = new Map<Visit, Felt[]>(visits.map((visit) => [visit, []]));
    for (let round = 0; round < rounds; round++)
      for (const [visit, those] of felt) {
        const context = await browser.newContext(phone);
        those.push(await visitOnce(context, url + visit.path, visit.isTool ?? false));
        await context.close();
      }
    await browser.close();
    const rows = Array.from(felt, ([{ name }, those]) => [
      name,
      seconds(those.map(({ paint }) => paint)),
      seconds(those.flatMap(({ ready }) => ready ?? [])),
    ]);
    return tableOf(['page', 'first paint, s', 'tool ready, s'], rows);
  });
