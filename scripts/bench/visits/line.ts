import type { Browser } from 'playwright-core';
import { untilKept } from '../../../e2e/support/kept-state.ts';
import { medianOf } from '../whole/spent.ts';
import { type Came, openSlowly, type Ready } from './slow-line.ts';
import { withBrowser } from './with-browser.ts';

// First paint and tool ready on a bad line, on a first visit and on a later one, with what keeps the site and without, in turn.

const rounds = 9;

const pages: readonly (readonly [name: string, path: string, ready: Ready])[] = [
  ['checklist', '/guides/emergency-checklist', undefined],
  ['manual', '/guides/restoration-manual', undefined],
  ['directory', '/insurance-directory', 'search'],
  ['psychrometric', '/calculators/psychrometric', 'awake'],
  ['dehumidification', '/calculators/dehumidification', 'awake'],
];
const workers = ['allow', 'block'] as const;
type Workers = (typeof workers)[number];
const visits = ['first', 'later'] as const;
type Visit = (typeof visits)[number];

/** One visit to a page that is new to the browser, and one after it: where a worker may keep the site, once it does. */
async function visit(
  browser: Browser,
  address: string,
  ready: Ready,
  serviceWorkers: Workers,
): Promise<Record<Visit, Came>> {
  const context = await browser.newContext({ serviceWorkers, viewport: { width: 390, height: 844 } });
  try {
    const first = await openSlowly(context, address, ready);
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    if (serviceWorkers === 'allow') await untilKept(page, ['en-first', 'en-rest']);
    await page.close();
    return { first, later: await openSlowly(context, address, ready) };
  } finally {
    await context.close();
  }
}

/** Medians in seconds, one row a page and visit. */
export const measureLine = (): Promise<string> =>
  withBrowser(async (browser, site) => tableOf(await visitAll(browser, site)));

/** What came of each page, visit and kind of browser, a round each. */
async function visitAll(browser: Browser, site: string): Promise<ReadonlyMap<string, readonly Came[]>> {
  const came = new Map<string, Came[]>();
  for (let round = 0; round < rounds; round++) {
    for (const [name, address, ready] of pages) {
      for (const worker of round % 2 === 0 ? workers : workers.toReversed()) {
        const both = await visit(browser, site + address, ready, worker);
        for (const which of visits) {
          const key = `${name} ${which} ${worker}`;
          came.set(key, [...(came.get(key) ?? []), both[which]]);
        }
      }
    }
  }
  return came;
}

const seconds = (values: readonly number[]) => (values.length > 0 ? (medianOf([...values]) / 1000).toFixed(2) : '');

function tableOf(came: ReadonlyMap<string, readonly Came[]>): string {
  const rows = pages.flatMap(([name]) =>
    visits.map((which) => {
      const [on, off] = workers.map((worker) => came.get(`${name} ${which} ${worker}`) ?? []);
      const cells = (['paint', 'ready'] as const).flatMap((what) =>
        [on, off].map((those = []) => seconds(those.flatMap((one) => one[what] ?? []))),
      );
      return `| ${[name, which, ...cells].join(' | ')} |`;
    }),
  );
  return [
    '| page | visit | first paint, kept | not kept | ready, kept | not kept |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

if (import.meta.main) console.log(await measureLine());
