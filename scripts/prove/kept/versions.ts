import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { stopFile } from '#api/routes/pages/kept.ts';
import { askKept, untilKept } from '../../../e2e/support/kept-state.ts';
import { firstPage, onDevice } from '../../browser/record-device.ts';
import { numberOption, preparePlace, type ServerProcess, startServer, stopServer } from '../server/processes.ts';
import { Verdict } from '../server/verdict.ts';
import { makeEdition } from './editions.ts';
import { openLine } from './line.ts';
import { numbers } from './numbers.ts';
import { isMixed, opened, partsOf } from './opened.ts';

// What a browser keeps, through three editions of the site: with pages open, an update that breaks in the middle, a cache that was
// thrown away in part, a device that is full, a network that answers for others, a clock that is set, and the switch that ends it
// all; then many navigations while the editions change at random and the line breaks. No page may show parts of two. Built site needed.
// Options: --navigations 1000.

const navigations = numberOption('navigations', 1000);
const program = resolve(import.meta.dirname, 'serve-folder.ts');
const verdict = new Verdict();
const folder = mkdtempSync(join(tmpdir(), 'editions-'));
const folders = [1, 2, 3].map((number) => join(folder, String(number)));
const sets = ['en-first', 'en-rest'];
const checklist = '/guides/emergency-checklist';

for (const [at, each] of folders.entries()) await makeEdition(each, at + 1, at === 2 ? '+15125550199' : undefined);
const place = await preparePlace('sqlite');
const dataDirs = folders.map((_, at) => join(place.dataDir, String(at + 1)));
const servers: ServerProcess[] = [];
for (const [at, each] of folders.entries()) {
  servers.push(await startServer({ DATA_DIR: dataDirs[at] ?? '', SITE_FOLDER: each }, program));
}
const line = await openLine(servers[0]?.url ?? '');
const serve = (number: number) => {
  line.server = servers[number - 1]?.url ?? '';
};

/** Waits until something holds, and tells whether it did. */
async function comes(holds: () => Promise<boolean>, limitMs = 60_000): Promise<boolean> {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    if (await holds().catch(() => false)) return true;
    await pause(200);
  }
  return false;
}

/** Waits until all that is kept unasked is there, and tells whether it was. */
const becomesWhole = (page: Page) =>
  untilKept(page, sets).then(
    () => true,
    () => false,
  );

/** A newer edition comes while somebody reads. */
const readingMs = 500;

/** Goes from page to page, as a reader does who presses nothing. */
const editionIs = (page: Page, number: number) => async () => {
  await pause(readingMs);
  return (await opened(page, `${line.url}/about`)).page === `${number}`;
};
const bar = (page: Page) => page.locator('.raised-bar');

async function newerEdition(context: BrowserContext): Promise<void> {
  const [stays, moves] = [await firstPage(context), await context.newPage()];
  await stays.goto(`${line.url}/`);
  await untilKept(stays, sets);
  await opened(stays, `${line.url}/ask`);
  await stays.getByLabel('Your question').fill('Is the pad wet?');
  serve(2);
  const first = await opened(moves, `${line.url}/about`);
  verdict.check(`edition 2 is out: the next page is ${JSON.stringify(first)}`, first.page === '1' && !isMixed(first));
  verdict.check('a page after that is of edition 2, and nobody pressed anything', await comes(editionIs(moves, 2)));
  const old = await partsOf(stays);
  verdict.check(`the page that stayed open is ${JSON.stringify(old)}`, old.page === '1' && !isMixed(old));
  const isTold = await comes(async () => (await bar(stays).count()) === 1, 10_000);
  verdict.check('it says that there is a newer one', isTold);
  const typed = await stays.getByLabel('Your question').inputValue();
  verdict.check(`what was typed in it stands: "${typed}"`, typed === 'Is the pad wet?');
  await bar(stays).getByRole('button').first().click();
  const renewed = await comes(async () => (await partsOf(stays)).page === '2', 10_000);
  await stays.waitForTimeout(500);
  const again = await stays.getByLabel('Your question').inputValue();
  verdict.check(`shown anew it is of edition 2, and "${again}" is in it`, renewed && again === typed);
}

async function brokenUpdate(context: BrowserContext): Promise<void> {
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

async function thrownAway(context: BrowserContext): Promise<void> {
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

async function full(context: BrowserContext): Promise<void> {
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

async function portal(context: BrowserContext): Promise<void> {
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

async function clockSet(context: BrowserContext): Promise<void> {
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

async function newestWins(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(line.url + checklist);
  serve(3);
  await page.goto(line.url + checklist);
  const numbered = await comes(
    () =>
      page.evaluate(
        () => document.querySelector('footer a[href^="tel:"]')?.getAttribute('href') === 'tel:+15125550199',
      ),
    5_000,
  );
  const worded = await comes(async () => (await partsOf(page)).page === '3', 10_000);
  verdict.check(
    `edition 3 has another number: shown at once, ${numbered}; its page of danger too, ${worded}`,
    numbered && worded,
  );
  verdict.check('a page after that is of edition 3', await comes(editionIs(page, 3)));
  await page.close();
}

async function atRandom(context: BrowserContext): Promise<void> {
  const next = numbers(7);
  const tabs = [await context.newPage(), await context.newPage(), await context.newPage()];
  const paths = ['/', '/about', '/ask', checklist, '/guides', '/calculators', '/insurance-directory', '/search?q=mold'];
  const seen: Record<string, number> = {};
  let mixed = 0;
  for (let each = 0; each < navigations; each++) {
    if (each % 25 === 24) await pause(readingMs);
    if (next() < 0.05) serve(1 + Math.floor(next() * 3));
    const fault = (['whole', 'whole', 'whole', 'down', 'portal', 'cut', 'stripped'] as const)[Math.floor(next() * 7)];
    const share = next();
    line.treat = () => (next() < share ? (fault ?? 'whole') : 'whole');
    const page = tabs[each % tabs.length];
    if (!page) continue;
    const parts = await opened(page, line.url + (paths[Math.floor(next() * paths.length)] ?? '/'));
    seen[parts.page || 'none'] = (seen[parts.page || 'none'] ?? 0) + 1;
    if (isMixed(parts)) {
      mixed += 1;
      console.log('      mixed:', each, page.url(), JSON.stringify(parts), fault, line.server);
    }
  }
  line.treat = () => 'whole';
  verdict.check(`${navigations} navigations, by edition ${JSON.stringify(seen)}: ${mixed} mixed`, mixed === 0);
  await Promise.all(tabs.map((tab) => tab.close()));
}

async function switchedOff(context: BrowserContext): Promise<void> {
  for (const dataDir of dataDirs) writeFileSync(join(dataDir, stopFile), '');
  const page = await context.newPage();
  await page.goto(`${line.url}/about`);
  const left = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return registrations.length + (await caches.keys()).length;
    });
  const isGone = await comes(async () => (await left()) === 0, 15_000);
  verdict.check(`switched off: within one visit nothing is left, ${isGone}`, isGone);
  if (!isGone) console.log('      left:', await page.evaluate(() => caches.keys()));
  const seen = await opened(page, `${line.url}/about`);
  verdict.check(`and the site is there: ${JSON.stringify(seen)}`, seen.page !== '' && !isMixed(seen));
}

try {
  await onDevice(async ({ open }) => {
    const context = await open({ serviceWorkers: 'allow' });
    await newerEdition(context);
    await brokenUpdate(context);
    await thrownAway(context);
    await full(context);
    await portal(context);
    await clockSet(context);
    await newestWins(context);
    await atRandom(context);
    await switchedOff(context);
    await context.close();
  });
} finally {
  for (const server of servers) await stopServer(server, 'SIGTERM');
  await line.close();
  await place.remove();
  rmSync(folder, { recursive: true, force: true });
}
verdict.end();
