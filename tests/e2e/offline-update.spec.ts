import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { onlinePages } from '#src/lib/offline/build/offline-manifest.ts';
import { listedPages } from '#src/lib/routes/page.ts';
import { expect, test } from './support/fixtures.ts';
import { untilStored } from './support/offline-state.ts';
import { type Failure, makeVersion, type StaticServer, serveFolder, versionsOf } from './support/site-versions.ts';

// Versions of the site on a server of their own, which can be replaced, broken and stopped.

const groups = ['en-essentials', 'en-manual'];
const checklist = '/guides/emergency-checklist';
const bar = (page: Page) => page.locator('.raised-bar');
let folder = '';
const versionFolder = (version: number) => path.join(folder, String(version));
let site: StaticServer;

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'default', timeout: 240_000 });

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'versions-'));
  await Promise.all([1, 2].map((version) => makeVersion(versionFolder(version), version)));
});
test.beforeEach(async () => {
  site = await serveFolder(versionFolder(1));
});
test.afterEach(() => site.close());
test.afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** A page of a browser that has stored the first version. */
async function visited(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(site.url);
  await untilStored(page, groups);
  return page;
}

/** Opens a page, and says of which version it is: every part that it has is of the same. */
async function versionAt(page: Page, pathname: string): Promise<string> {
  await page.goto(site.url + pathname).catch(() => undefined);
  const { page: version, parts } = await versionsOf(page);
  expect(parts.filter((part) => part !== '' && part !== version)).toEqual([]);
  return version;
}

test('every page of a language opens when the server is gone, also after the browser was closed', async ({
  playwright,
  launchOptions,
}) => {
  const profile = path.join(folder, 'profile');
  const browser = () =>
    playwright.chromium.launchPersistentContext(profile, { ...launchOptions, serviceWorkers: 'allow' });
  const first = await browser();
  await visited(first);
  await first.close();
  await site.close();

  const again = await browser();
  const page = await again.newPage();
  const failed: string[] = [];
  // A page that is left aborts what it still loads.
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    if (errorText !== 'net::ERR_ABORTED') failed.push(`${request.url()} ${errorText}`);
  });
  page.on('pageerror', ({ message }) => failed.push(message));
  const paths = listedPages('en').map((listed) => listed.path);
  for (const pathname of [...paths.filter((name) => !onlinePages.includes(name)), '/search?q=mold']) {
    const answer = await page.goto(site.url + pathname, { waitUntil: 'load' });
    expect([pathname, answer?.status()]).toEqual([pathname, 200]);
  }
  expect(failed).toEqual([]);
  await page.goto(`${site.url}/damage-assessment`);
  await page.getByLabel('Describe the damage').fill('A pipe burst and the carpet is wet.');
  await page.getByRole('button', { name: 'Get Professional AI Assessment' }).click();
  await expect(page.getByRole('region', { name: 'Your assessment' })).toBeVisible();
  await again.close();
});

test('a newer version shows at once online, is offered to an open page, and opens offline once it took over', async ({
  context,
}) => {
  const stays = await visited(context);
  await stays.goto(site.url);
  site.folder = versionFolder(2);
  const moves = await context.newPage();
  expect(await versionAt(moves, '/about')).toBe('2');
  expect((await versionsOf(stays)).page).toBe('1');
  await expect(bar(moves)).toBeVisible({ timeout: 60_000 });
  await bar(moves).getByRole('button').first().click();
  await expect(bar(moves)).toHaveCount(0);
  site.failureOf = () => 'down';
  expect(await versionAt(moves, checklist)).toBe('2');
  expect(await versionAt(moves, '/')).toBe('2');
});

test('an update that is cut, answered by a portal or down half-way leaves the older version whole', async ({
  context,
}) => {
  const page = await visited(context);
  const update = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const { installing } = registration;
      if (!installing) return 'none';
      return new Promise<string>((done) => {
        installing.onstatechange = () => done(installing.state);
      });
    });
  for (const failure of ['cut', 'portal', 'down'] as const) {
    site.failureOf = () => 'none';
    await page.goto(site.url);
    site.folder = versionFolder(2);
    site.failureOf = (pathname) => (/^\/(guides|calculators)\/./.test(pathname) ? failure : 'none');
    expect(await update(), failure).toBe('redundant');
    site.failureOf = () => 'down';
    for (const pathname of [checklist, '/', '/about']) expect(await versionAt(page, pathname), failure).toBe('1');
    site.folder = versionFolder(1);
  }
  site.folder = versionFolder(2);
  site.failureOf = () => 'none';
  expect(await update()).toBe('installed');
});

test('no page mixes two versions, whatever the connection does', async ({ context }) => {
  const page = await visited(context);
  const paths = ['/', '/about', '/ask', checklist, '/guides', '/insurance-directory', '/search?q=mold'];
  const errors: readonly Failure[] = ['none', 'none', 'down', 'cut'];
  // The same sequence each time.
  const choose = <Value>(from: readonly Value[], at: number) => from[(at * 7 + (at >> 2)) % from.length] as Value;
  for (let at = 0; at < 16; at++) {
    site.folder = versionFolder(choose([1, 2], at >> 2));
    const failure = choose(errors, at);
    site.failureOf = (pathname) => (pathname.length % 3 === at % 3 ? failure : 'none');
    await versionAt(page, choose(paths, at));
  }
});

test('a browser with the first service worker of this site is freed of it', async ({ context }) => {
  const page = await context.newPage();
  site.failureOf = (pathname) => (pathname === '/sw.js' ? 'down' : 'none');
  await page.goto(site.url);
  await page.evaluate(async () => {
    await caches.open('kept-files');
    await navigator.serviceWorker.register('/keep.js');
  });
  const left = () =>
    page.evaluate(async () => [...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations())].length);
  await expect.poll(left).toBe(0);
});
