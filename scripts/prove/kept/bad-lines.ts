import type { BrowserContext } from 'playwright-core';
import { pathOf } from '#content/languages.ts';
import { setsOf } from '#site/device/kept/edition.ts';
import { complaints } from '../../../e2e/support/complaints.ts';
import { untilKept } from '../../../e2e/support/kept-state.ts';
import { firstPage, onDevice } from '../../browser/record-device.ts';
import { numberOption, preparePlace, startServer, stopServer } from '../server/processes.ts';
import { Verdict } from '../server/verdict.ts';
import { openLine } from './line/line.ts';
import { openLossyLine } from './line/lossy-line.ts';
import { numbers } from './numbers.ts';

// A first visit over a line that loses one packet in twenty, and over a proxy that takes away every header that the site can do
// without: each page comes whole, each tool wakes, nothing complains, and the manual is kept; then it opens without any line. Built
// site needed. Options: --visits 3.

const visits = numberOption('visits', 3);
const lossShare = 0.05;
const roundTripMs = 400;
const limitMs = 60_000;
const paths = [
  '/guides/emergency-checklist',
  '/guides/restoration-manual',
  '/insurance-directory',
  '/calculators/psychrometric',
  '/calculators/dehumidification',
  '/damage-assessment',
];

const verdict = new Verdict();

/** Opens every page, and tells of each what was wrong with it. */
async function faultsOf(context: BrowserContext, site: string): Promise<readonly string[]> {
  const page = await firstPage(context);
  const heard = await complaints(page);
  const faults: string[] = [];
  for (const path of paths.map((one) => pathOf('en', one))) {
    heard.length = 0;
    await page.goto(site + path, { waitUntil: 'load', timeout: limitMs });
    const isWhole = await page.locator('body > footer').count();
    const sleeps = page.locator('astro-island[ssr]');
    await sleeps.waitFor({ state: 'detached', timeout: limitMs }).catch(() => undefined);
    const found = [
      ...(isWhole ? [] : ['half a page']),
      ...((await sleeps.count()) ? ['its tool sleeps'] : []),
      ...heard,
    ];
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  return faults;
}

async function holdsOver(name: string, url: string, cut: () => Promise<void>): Promise<void> {
  await onDevice(async ({ open }) => {
    const context = await open({ serviceWorkers: 'allow' });
    const check = (when: string, faults: readonly string[]) => {
      verdict.check(`${name}, ${when}: ${paths.length} pages, ${faults.length} faults`, faults.length === 0);
      for (const fault of faults) console.log(`      ${fault}`);
    };
    check('a first visit', await faultsOf(context, url));
    await untilKept(await firstPage(context), setsOf('en'));
    await cut();
    check('kept, and no line at all', await faultsOf(context, url));
    await context.close();
  });
}

const place = await preparePlace('sqlite');
const running = await startServer(place.environment);
for (let visit = 0; visit < visits; visit++) {
  const lossy = await openLossyLine(running.url, lossShare, roundTripMs, numbers(visit + 1));
  await holdsOver('one packet in twenty lost', lossy.url, () => lossy.close());
  console.log(`      ${lossy.lost} packets were lost`);
}
const line = await openLine(running.url);
line.treat = () => 'stripped';
await holdsOver('a proxy that strips headers', line.url, async () => {
  line.treat = () => 'down';
});
await line.close();
await stopServer(running, 'SIGTERM');
await place.remove();
verdict.end();
