import type { Browser, Page } from '@playwright/test';
import { listedPages } from '#src/lib/routes/page.ts';
import { violationsOf } from './support/accessibility.ts';
import { consoleErrors } from './support/console-errors.ts';
import { expect, test } from './support/fixtures.ts';

/**
 * Runs in a page: whether a link to such an address is whole in the window, with nothing over its middle. A reader's thumb
 * or pointer reaches it without scrolling and without opening anything.
 */
function isInSight(start: string): boolean {
  return [...document.querySelectorAll<HTMLAnchorElement>(`a[href^="${start}"]`)].some((link) => {
    const { left, top, right, bottom } = link.getBoundingClientRect();
    if (right - left < 1 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return over !== null && (link.contains(over) || over.contains(link));
  });
}

const pages = [...listedPages('en'), ...listedPages('es')].map(({ name, path, language }) => ({
  name,
  path,
  language,
}));
type Tried = (typeof pages)[number];

/** Pages that start a thread of their own. The policy of each names what makes the address, and no other page's names any. */
const threads: Readonly<Record<string, string>> = {
  '/loss-record': 'record-worker',
  '/drying-job': 'record-worker',
};

/** Each page is looked at in one of these at every run, in turn, and in all of them at the full one. */
const screens = [360, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);
type Look = (typeof screens)[number];

/** The look of a page that comes so many places after its look of every run. */
const lookOf = (one: Tried, after = 0) => screens[(pages.indexOf(one) + after) % screens.length] as Look;

/** Pages are tried some in a test: to begin one costs more than most of them. Failures name their page, and the rest is still tried. */
const walks = [...walksOf('en'), ...walksOf('es')];

function walksOf(language: string): readonly (readonly Tried[])[] {
  const all = pages.filter((one) => one.language === language);
  const length = Math.ceil(all.length / Math.ceil(all.length / 10));
  return all.flatMap((_one, at) => (at % length === 0 ? [all.slice(at, at + length)] : []));
}

for (const walk of walks) {
  const isTranslation = walk[0]?.language !== 'en';
  test.describe(`${walk[0]?.path} to ${walk.at(-1)?.path}`, () => {
    // A translation is rendered by the same code: only the full run tries it.
    test('each stays inside its policy and is accessible', { tag: isTranslation ? '@full' : [] }, async ({
      browser,
      baseURL,
    }) => {
      test.slow();
      for (const one of walk) {
        const page = await openIn(browser, baseURL, one.language, lookOf(one));
        const errors = await expectPolicy(page, one, baseURL);
        await expectFit(page, one);
        await pressEveryButton(page);
        expect.soft(errors, one.path).toEqual([]);
        expect.soft(await page.context().cookies(), one.path).toEqual([]);
        await page.context().close();
      }
    });

    for (const after of [1, 2, 3]) {
      test(`each is accessible in one more look, ${after} of 3`, { tag: '@full' }, async ({ browser, baseURL }) => {
        test.slow();
        const page = await openIn(browser, baseURL, walk[0]?.language, screens[0]);
        for (const one of walk) {
          const { width, colorScheme } = lookOf(one, after);
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme });
          await page.goto(one.path);
          await expectFit(page, one);
        }
        await page.context().close();
      });
    }
  });
}

/** Opens a page and checks its policy. Resolves to what the browser complains of from here on. */
async function expectPolicy(page: Page, one: Tried, baseURL = ''): Promise<readonly string[]> {
  const { name, path } = one;
  const errors = await consoleErrors(page);
  const outside: string[] = [];
  page.on('request', (request) => !request.url().startsWith(baseURL) && outside.push(request.url()));

  const answer = await page.goto(path, { waitUntil: 'networkidle' });
  expect.soft(answer?.status(), path).toBe(200);
  expect.soft(outside, `${path}, requests to other hosts`).toEqual([]);

  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect.soft(policy, path).toMatch(/^default-src 'none';/);
  expect.soft(policy, path).toMatch(/require-trusted-types-for 'script'; trusted-types [^;]+$/);
  expect.soft(policy.split('trusted-types ').at(-1), path).toBe(['keep', threads[name]].filter(Boolean).join(' '));
  return errors;
}

/** Presses each button of the text that is there when its turn comes, and lets the page draw what follows. */
async function pressEveryButton(page: Page): Promise<void> {
  const press = async () => {
    window.print = () => {};
    for (const button of document.querySelectorAll<HTMLElement>('main button[type=button]')) {
      if (button.isConnected && button.checkVisibility()) button.click();
      await new Promise(requestAnimationFrame);
    }
  };
  // A button may lead to another page.
  await page.evaluate(press).catch(() => {});
  await page.waitForLoadState('networkidle');
}

async function openIn(browser: Browser, baseURL = '', language = 'en', look?: Look): Promise<Page> {
  const { width = 1280, colorScheme = 'light' } = look ?? {};
  // Of a reader who reads the page's language: another is offered hers, and the offer has a script of its own.
  const viewport = { width, height: 800 };
  const context = await browser.newContext({ viewport, colorScheme, baseURL, locale: `${language}-US` });
  return context.newPage();
}

/** Heights of windows: a small phone's with the bars of its browser, and a laptop's. */
const heightOf = (width: number) => (width === 360 ? 640 : 800);

/** No error of accessibility in its look; in either width no sideways scrolling, and on the first screen one tap that calls. */
async function expectFit(page: Page, { path }: Tried): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  expect.soft(await violationsOf(page), `${path} at ${width} px`).toEqual([]);
  const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  for (const at of [width === 360 ? 1280 : 360, width]) {
    await page.setViewportSize({ width: at, height: heightOf(at) });
    expect.soft(await page.evaluate(sideways), `${path} at ${at} px, sideways scroll`).toBe(0);
    expect.soft(await page.evaluate(isInSight, 'tel:'), `${path} at ${at} px, a call in sight`).toBe(true);
  }
}
