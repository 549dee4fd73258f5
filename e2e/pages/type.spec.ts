import type { Page } from '@playwright/test';
import { addresses } from '#site/frame/addresses.ts';
import { expect, test } from '../support/visitor.ts';

const fontBudget = 40_000;
const font = /\/_astro\/(serif|sans)\.[\w-]{6}\.woff2$/;

test('both families are asked for once, weigh at most 40 kB and are kept for a year', async ({ page }) => {
  const answers: { readonly bytes: number; readonly kept: string | undefined }[] = [];
  page.on('response', async (response) => {
    if (!font.test(response.url())) return;
    answers.push({ bytes: (await response.body()).length, kept: response.headers()['cache-control'] });
  });
  await page.goto('/guides/mold-prevention', { waitUntil: 'networkidle' });
  expect(answers).toHaveLength(2);
  expect(answers.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(fontBudget);
  for (const { kept } of answers) expect(kept).toBe('max-age=31536000, immutable');
});

test('headings and text are set in our own families', async ({ page }) => {
  await page.goto('/guides/mold-prevention', { waitUntil: 'networkidle' });
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  expect(loaded.join()).toContain('Source Serif 4');
  expect(loaded.join()).toContain('Source Sans 3');
});

test('pages for an emergency ask for no font ahead of need', async ({ request }) => {
  for (const { path, ...entry } of addresses) {
    const html = await (await request.get(path)).text();
    const isCalm = entry.kind === 'static' && !('urgent' in entry);
    expect(html.includes('rel="preload"'), path).toBe(isCalm);
  }
});

test('who saves data gets no font', async ({ request, page }) => {
  await page.goto('/about');
  const address = await page.locator('link[rel=preload]').first().getAttribute('href');
  const answer = await request.get(String(address), { headers: { 'save-data': 'on' } });
  expect(answer.status()).toBe(204);
});

/** Sum of the layout shifts of a visit, as browsers report them. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return page.evaluate(() => Number(Reflect.get(window, 'shift')));
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of ['/', '/guides/mold-prevention', '/calculators/psychrometric']) {
    test(`nothing moves on ${path} when the fonts come late`, async ({ page }) => {
      let release = () => {};
      const painted = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(font, async (route) => {
        await painted;
        await route.continue();
      });
      page.on('domcontentloaded', () => page.evaluate(() => new Promise(requestAnimationFrame)).finally(release));
      expect(await shiftOf(page, path)).toBe(0);
    });
  }
});
