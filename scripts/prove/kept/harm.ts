import type { BrowserContext } from 'playwright-core';
import { askKept } from '../../../e2e/support/kept-state.ts';
import { isMixed, opened } from './editions/opened.ts';
import { becomesWhole, checklist, line, serve, verdict } from './editions/three-editions.ts';

// What may befall a kept edition while nothing newer is ready.

/** An update breaks in the middle: what is shown stays of the edition that is whole. */
export async function brokenUpdate(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  for (const treatment of ['cut', 'portal', 'down'] as const) {
    serve(3);
    line.treat = (path) => (/^\/(guides|packs)\//.test(path) ? treatment : 'whole');
    await opened(page, `${line.url}/about`);
    await askKept(page, { ask: 'news' }).catch(() => undefined);
    await page.waitForTimeout(6_000);
    const seen = await opened(page, `${line.url}/about`);
    line.treat = () => 'down';
    const dark = await opened(page, line.url + checklist);
    verdict.check(
      `an update that is ${treatment} in the middle: ${JSON.stringify(seen)}, and without a line ${JSON.stringify(dark)}`,
      seen.page === '2' && dark.page === '2' && !isMixed(seen) && !isMixed(dark),
    );
    line.treat = () => 'whole';
    serve(2);
  }
  await page.close();
}

/** The browser throws every second kept file away: no page of two editions, and it is made whole again. */
export async function thrownAway(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${line.url}/about`);
  const gone = await page.evaluate(async () => {
    const cache = await caches.open('kept-files');
    const keys = (await cache.keys()).filter((_, at) => at % 2 === 0);
    await Promise.all(keys.map((key) => cache.delete(key)));
    return keys.length;
  });
  line.treat = () => 'down';
  const dark = await opened(page, line.url + checklist);
  line.treat = () => 'whole';
  const seen = await opened(page, line.url + checklist);
  const isWhole = await becomesWhole(page);
  verdict.check(
    `${gone} files thrown away: without a line ${JSON.stringify(dark)}, with one ${JSON.stringify(seen)}, and whole again: ${isWhole}`,
    !isMixed(dark) && !isMixed(seen) && seen.page === '2' && isWhole,
  );
  await page.close();
}

/** The device has no room for more: it says so, and keeps what it had. */
export async function full(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${line.url}/about`);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: line.url, quotaSize: 1_000_000 });
  const told = await askKept(page, { ask: 'keep', sets: ['papers', 'en-prints'] }).then(
    () => 'kept',
    (error: Error) => (/full|line/.exec(error.message) ?? [error.message])[0],
  );
  line.treat = () => 'down';
  const dark = await opened(page, line.url + checklist);
  line.treat = () => 'whole';
  verdict.check(
    `a full device says "${told}", and keeps what it had: ${JSON.stringify(dark)}`,
    told === 'full' && dark.page === '2',
  );
  await session.send('Storage.overrideQuotaForOrigin', { origin: line.url });
  await page.close();
}

/** A network answers with a page of its own: nothing of it is kept. */
export async function portal(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  line.treat = () => 'portal';
  const seen = await opened(page, line.url + checklist);
  await askKept(page, { ask: 'keep', sets: ['papers'] }).catch(() => undefined);
  line.treat = () => 'whole';
  const stored = await page.evaluate(async () => {
    const cache = await caches.open('kept-files');
    const texts = await Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text() ?? ''));
    return texts.filter((text) => text.includes('Accept the terms')).length;
  });
  verdict.check(
    `behind a page of somebody's network: ${JSON.stringify(seen)}, ${stored} of its pages are stored`,
    seen.page === '2' && stored === 0,
  );
  await page.close();
}

const year = 365 * 86_400_000;

/** Sets the clock that a page or a worker reads. */
function setClock(byMs: number): void {
  const { now } = Date;
  Date.now = () => now() + byMs;
}

/** The device's clock is ten years off, either way. */
export async function clockSet(context: BrowserContext): Promise<void> {
  for (const years of [10, -10]) {
    const page = await context.newPage();
    await page.addInitScript(setClock, years * year);
    for (const worker of context.serviceWorkers()) await worker.evaluate(setClock, years * year);
    line.treat = () => 'down';
    const dark = await opened(page, line.url + checklist);
    line.treat = () => 'whole';
    await askKept(page, { ask: 'refresh' });
    const seen = await opened(page, `${line.url}/about`);
    const isWhole = await becomesWhole(page);
    for (const worker of context.serviceWorkers()) await worker.evaluate(setClock, -years * year);
    verdict.check(
      `the clock set by ${years} years: without a line ${JSON.stringify(dark)}, with one ${JSON.stringify(seen)}, whole: ${isWhole}`,
      dark.page === '2' && seen.page === '2' && !isMixed(dark) && !isMixed(seen) && isWhole,
    );
    await page.close();
  }
}
