import type { CDPSession, Page, Response } from '@playwright/test';
import { listedPages } from '#src/lib/routes/page.ts';
import { expect, test } from './support/fixtures.ts';

const font = /\/_astro\/(serif|sans)\.[\w-]{6}\.woff2$/;
const paths = ['/', '/calculators/psychrometric'];

for (const path of paths)
  test(`${path}: both families come once, are cached for a year, and set headings and text`, async ({ page }) => {
    const answers: Response[] = [];
    page.on('response', (response) => {
      if (font.test(response.url())) answers.push(response);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(answers).toHaveLength(2);
    for (const answer of answers) expect(answer.headers()['cache-control']).toBe('max-age=31536000, immutable');
    expect(await paintedIn(page)).toEqual({ ours: expect.any(Number), others: [] });
  });

interface Painted {
  /** Characters painted in the site's fonts. */
  readonly ours: number;
  /** Texts painted in another font, with its name. */
  readonly others: readonly string[];
}

/** The fonts in which Chromium painted the text of a page, as its inspector reports them. */
async function paintedIn(page: Page): Promise<Painted> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' });
  const fonts = await Promise.all(nodeIds.map((nodeId) => fontsOf(session, nodeId)));
  await session.detach();
  const all = fonts.flat();
  return {
    ours: all.filter(({ isOurs }) => isOurs).reduce((sum, { count }) => sum + count, 0),
    others: all.filter(({ isOurs }) => !isOurs).map(({ words }) => words),
  };
}

async function fontsOf(session: CDPSession, nodeId: number) {
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => ({ fonts: [] }));
  return Promise.all(
    fonts.map(async ({ familyName, isCustomFont, glyphCount: count }) => {
      const isOurs = isCustomFont && /^Source (Sans 3|Serif 4)/.test(familyName);
      const words = isOurs ? '' : `${familyName}: ${await htmlOf(session, nodeId)}`;
      return { isOurs, count, words };
    }),
  );
}

async function htmlOf(session: CDPSession, nodeId: number): Promise<string> {
  const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
  return outerHTML.slice(0, 160);
}

test.describe('a first visit to each page', { tag: '@full' }, () => {
  test.setTimeout(600_000);

  for (const language of ['en', 'es'] as const)
    for (const width of [390, 1280])
      test(`paints our fonts and no other: ${language}, ${width}`, async ({ browser }) => {
        for (const { path } of listedPages(language)) {
          const context = await browser.newContext({ viewport: { width, height: 800 }, serviceWorkers: 'block' });
          const page = await context.newPage();
          await page.goto(path, { waitUntil: 'networkidle' });
          const { ours, others } = await paintedIn(page);
          expect(others, path).toEqual([]);
          expect(ours, path).toBeGreaterThan(100);
          await context.close();
        }
      });
});

test.describe('a reader who saves data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('gets no font', async ({ page }) => {
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (font.test(response.url())) statuses.push(response.status());
    });
    await page.goto('/guides/mold-prevention', { waitUntil: 'networkidle' });
    expect(new Set(statuses)).toEqual(new Set([204]));
  });
});

/**
 * Sum of the layout shifts of a visit once all of the page is there, as browsers report them. Before that a browser may paint
 * the first half of a page that is still on its way, and its menu is for an instant without its words.
 */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const shifts = Reflect.get(window, 'shifts') as readonly PerformanceEntry[];
    const late = shifts.filter(({ startTime }) => startTime >= (navigation?.domContentLoadedEventStart ?? 0));
    return late.reduce((sum, shift) => sum + Number(Reflect.get(shift, 'value')), 0);
  });
}

test.describe('when the fonts come after the first paint of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of paths)
    test(`next to nothing moves on ${path}`, async ({ page }) => {
      let release = () => {};
      const painted = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(font, async (route) => {
        await painted;
        await route.continue();
      });
      page.on('domcontentloaded', () => page.evaluate(() => new Promise(requestAnimationFrame)).finally(release));
      // In DejaVu, the only font of many test machines: as close to ours as Arial, Georgia and Roboto are (fallback-fonts.ts).
      expect(await shiftOf(page, path)).toBeLessThanOrEqual(0.02);
    });
});
