import type { Browser, Page, Request } from '@playwright/test';
import { type Address, addressOf, type PageName } from '#site/frame/addresses.ts';
import { listedPages } from '#site/frame/page.ts';
import { faultsOf } from '../support/accessible.ts';
import { bytesOf } from '../support/bytes-of.ts';
import { complaints } from '../support/complaints.ts';
import { isFont } from '../support/is-font.ts';
import { expect, test } from '../support/visitor.ts';

const pages = [...listedPages('en'), ...listedPages('es')].map(({ name, path, language }) => {
  const { kind, maxBytes, maxLate }: Omit<Address, 'path'> = addressOf(name) ?? { kind: 'static' };
  return { name, kind, maxBytes, maxLate, path, language };
});
type Tried = (typeof pages)[number];

/**
 * Pages made by the same parts as one that is looked at here at every run, and calculators whose own journeys look at them
 * with a result. At every run they are held to their bytes and their policy; the full run looks at them too.
 */
const alike: readonly PageName[] = [
  '/blog',
  '/reviews',
  '/calculators',
  '/privacy',
  '/terms',
  '/s500-reference',
  '/where-we-differ',
  '/guides/what-does-water-damage-look-like',
  '/guides/hidden-water-damage-signs',
  '/guides/sleeping-in-water-damaged-home',
  '/guides/when-to-call-professionals',
  '/guides/insurance-agents-guide',
  '/guides/after-the-flood',
  '/guides/help-and-rights-in-texas',
  '/calculators/psychrometric',
  '/calculators/dehumidification',
  '/calculators/air-movement',
  '/calculators/air-scrubber',
  '/calculators/air-check',
  '/cost-builder',
];

const budgets = { static: 15_000, tool: 82_000 } as const;
/** What a page may ask for once it stands. */
const idleBudgets = { static: 16_000, tool: 115_000 } as const;

/** Pages that start a thread of their own. The policy of each names what makes the address, and no other page's names any. */
const threads: Readonly<Record<string, string>> = {
  '/loss-record': 'loss-record-worker',
  '/drying-job': 'drying-job-worker',
};

/** Each page is looked at in one of these at every run, in turn, and in all of them at the full one. */
const screens = [360, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);
type Look = (typeof screens)[number];

for (const [turn, one] of pages.entries()) {
  // The twin of a page is made by the same code from the same tree: it is looked at in the full run.
  const isTwin = one.language !== 'en' || alike.includes(one.name);
  test.describe(one.path, { tag: isTwin ? '@full' : [] }, () => {
    test('stays inside its bytes and its policy, and is accessible', async ({ browser, baseURL }) => {
      const page = await openIn(browser, baseURL, one.language, screens[turn % screens.length]);
      const heard = await expectFrugal(page, one, baseURL);
      await expectFit(page);
      for (const button of await page.locator('main button[type=button]:visible').all()) {
        await button.click({ timeout: 2000 }).catch(() => {});
      }
      expect(heard).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
      await page.context().close();
    });

    for (const look of screens.filter((_look, index) => index !== turn % screens.length)) {
      test(`is accessible at ${look.width} px, ${look.colorScheme}`, { tag: '@full' }, async ({ browser, baseURL }) => {
        const page = await openIn(browser, baseURL, one.language, look);
        await page.goto(one.path);
        await expectFit(page);
        await page.context().close();
      });
    }
  });
}

test('a page like another stays inside its bytes and its policy too', async ({ browser, baseURL }) => {
  test.slow();
  for (const one of pages.filter(({ language, name }) => language === 'en' && alike.includes(name))) {
    const page = await openIn(browser, baseURL, one.language, screens[0]);
    expect(await expectFrugal(page, one, baseURL), one.path).toEqual([]);
    expect(await sidewaysOf(page), one.path).toBe(0);
    await page.context().close();
  }
});

/** Opens a page, and holds it to its bytes and its policy. Resolves to what the browser complains of from here on. */
async function expectFrugal(page: Page, one: Tried, baseURL = ''): Promise<readonly string[]> {
  const { name, path, kind, ...address } = one;
  const heard = await complaints(page);
  const sent = watchBytes(page);
  const outside: string[] = [];
  page.on('request', (request) => !request.url().startsWith(baseURL) && outside.push(request.url()));

  const answer = await page.goto(path, { waitUntil: 'networkidle' });
  expect(answer?.status()).toBe(200);
  const { atLoad, whenIdle } = await sent((await answer?.text()) ?? '');
  test.info().annotations.push({ type: 'bytes', description: `${path}: ${atLoad} at load, ${whenIdle} when idle` });
  expect(atLoad, path).toBeLessThanOrEqual(address.maxBytes ?? budgets[kind]);
  expect(whenIdle, path).toBeLessThanOrEqual(address.maxLate ?? idleBudgets[kind]);
  expect(outside, 'requests to other hosts').toEqual([]);

  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types [^;]+$/);
  expect(policy.split('trusted-types ').at(-1)).toBe(['keep', threads[name]].filter(Boolean).join(' '));
  return heard;
}

async function openIn(browser: Browser, baseURL = '', language: string, look: Look | undefined): Promise<Page> {
  const { width = 1280, colorScheme = 'light' } = look ?? {};
  // Of a reader who reads the page's language: another is offered hers, and the offer has a script of its own.
  const viewport = { width, height: 800 };
  const context = await browser.newContext({ viewport, colorScheme, baseURL, locale: `${language}-US` });
  return context.newPage();
}

/**
 * Adds up what the page asks for, headers included. What comes when idle is what a script asks for and the page does not
 * name: what wakes menus, checklists and the tools of the manual, with its drawings; what a tool fetches once it is awake; what the device kept.
 */
function watchBytes(page: Page) {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => {
    if (!isFont(request.url())) finished.push(request);
  });
  return async (html: string) => {
    const late = finished.filter((request) => isLate(request, html));
    const atLoad = finished.filter((request) => !late.includes(request));
    return { atLoad: await bytesOf(atLoad), whenIdle: await bytesOf(late) };
  };
}

function isLate(request: Request, html: string): boolean {
  const { pathname } = new URL(request.url());
  const isAsked = ['script', 'fetch', 'xhr'].includes(request.resourceType());
  return pathname === '/drawings.svg' || (isAsked && !html.includes(`="${pathname}"`));
}

/** No fault of accessibility, and no sideways scrolling. */
async function expectFit(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
  expect(await sidewaysOf(page), 'sideways scroll').toBe(0);
}

function sidewaysOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
