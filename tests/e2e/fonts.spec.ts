import type { Page, Response } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const font = /\/_astro\/(serif|sans)\.[\w-]{6}\.woff2$/;
const paths = ['/', '/guides/mold-prevention', '/guides/emergency-checklist', '/calculators/psychrometric'];

for (const path of paths)
  test(`${path}: both families come once, are cached for a year, and set headings and text`, async ({ page }) => {
    const answers: Response[] = [];
    page.on('response', (response) => {
      if (font.test(response.url())) answers.push(response);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(answers).toHaveLength(2);
    for (const answer of answers) expect(answer.headers()['cache-control']).toBe('max-age=31536000, immutable');
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    });
    expect(loaded.join()).toContain('Source Serif 4');
    expect(loaded.join()).toContain('Source Sans 3');
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)).toMatch(
      /^"?Source Serif 4/,
    );
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
 * the first half of a page that is still on its way, and its menu then stands for an instant without its words.
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of paths) {
    test(`next to nothing moves on ${path} when the fonts come late`, async ({ page }) => {
      let release = () => {};
      const painted = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(font, async (route) => {
        await painted;
        await route.continue();
      });
      page.on('domcontentloaded', () => page.evaluate(() => new Promise(requestAnimationFrame)).finally(release));
      // DejaVu, the only font of many test machines, is the widest fallback: 0.03 to 0.07. A good page stays below 0.1.
      expect(await shiftOf(page, path)).toBeLessThanOrEqual(0.1);
    });
  }
});
