import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { stopFile } from '#api/routes/pages/kept.ts';
import { untilKept } from '../../../e2e/support/kept-state.ts';
import { firstPage, onDevice } from '../../browser/record-device.ts';
import { numberOption } from '../server/processes.ts';
import { isMixed, opened, partsOf } from './editions/opened.ts';
import {
  checklist,
  comes,
  dataDirs,
  editionIs,
  endEditions,
  line,
  readingMs,
  serve,
  sets,
  verdict,
} from './editions/three-editions.ts';
import { brokenUpdate, clockSet, full, portal, thrownAway } from './harm.ts';
import { numbers } from './numbers.ts';

// What a browser keeps, through three editions of the site: with pages open, an update that breaks in the middle, a cache that was
// thrown away in part, a device that is full, a network that answers for others, a clock that is set, and the switch that ends it
// all; then many navigations while the editions change at random and the line breaks. No page may show parts of two. Built site needed.
// Options: --navigations 1000.

const navigations = numberOption('navigations', 1000);
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
  await endEditions();
}
verdict.end();
