import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const path = '/guides/mold-prevention';
const lists = (page: Page) => page.locator('main details ol li[id^=s]');

test('the sources of a page load after it without layout shift, and are printed', async ({ page }) => {
  await page.goto(path);
  await expect(lists(page).first()).toBeAttached();
  const shifts = () => performance.getEntriesByType('layout-shift').length;
  expect(await page.evaluate(shifts)).toBe(0);
  const marks = page.locator('main [role=doc-noteref]');
  const places = await marks.evaluateAll((all) => all.map((mark) => mark.getAttribute('href') ?? ''));
  expect(places.length).toBeGreaterThan(10);
  for (const place of new Set(places)) await expect(page.locator(`li${place}`)).toHaveCount(1);
  await marks.first().click();
  await expect(lists(page).first()).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeVisible();
  await expect(lists(page).last()).toBeVisible();
});

test('a link to a source opens the fold there', async ({ page }) => {
  await page.goto(`${path}#s2`);
  await expect(page.locator('#s2')).toBeInViewport();
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('a mark leads to its source', async ({ page }) => {
    await page.goto(path);
    const mark = page.locator('main [role=doc-noteref]').first();
    const [, place = ''] = (await mark.getAttribute('href'))?.split('#') ?? [];
    await mark.click();
    await expect(page).toHaveURL(new RegExp(`#${place}$`));
    await expect(page.locator(`#${place}`)).toBeInViewport();
  });
});

test.describe('with data saving on', () => {
  test('the lists come when the fold is opened', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(asked.filter((path) => path.endsWith('.xml'))).toEqual([]);
    await page.getByRole('heading', { name: 'Sources' }).click();
    await expect(lists(page).first()).toBeVisible();
  });
});
