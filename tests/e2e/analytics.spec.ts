import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { resultOf } from './support/tool-page.ts';

/** What the page counted: the address of each beacon, and what the server answered. */
function watchCounts(page: Page): string[] {
  const seen: string[] = [];
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (pathname === '/api/count') seen.push(`${response.request().method()} ${search} ${response.status()}`);
  });
  return seen;
}

async function tap(page: Page): Promise<void> {
  // What counts comes once the page stands.
  await page.goto('/ask', { waitUntil: 'networkidle' });
  // The number is tapped, and nothing dials here.
  await page.locator('main a[href^="tel:"]').first().click();
}

async function calculate(page: Page): Promise<void> {
  await page.goto('/calculators/psychrometric');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByLabel('Temperature (°F)').fill('80');
  await page.getByLabel('Relative humidity (%)').fill('60');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(resultOf(page, 'Dew point')).toHaveText('64.9 °F');
}

test('a tapped number and a used tool are counted, by page and nothing else', async ({ page }) => {
  const counts = watchCounts(page);
  await tap(page);
  // The beacon outlives its page, but the browser reports no answer to a page that was left: it is awaited here.
  await expect.poll(() => counts).toEqual(['POST ?kind=call&page=/ask 204']);
  await calculate(page);
  await expect
    .poll(() => counts)
    .toEqual(['POST ?kind=call&page=/ask 204', 'POST ?kind=tool&page=/calculators/psychrometric 204']);
});
