import { expect, test } from './support/fixtures.ts';

const manual = '/guides/restoration-manual';

test('the manual finds a word, and leads to its place', async ({ page }) => {
  await page.goto(manual);
  await page.getByRole('searchbox', { name: 'Search this manual' }).fill('wicking');
  const places = page.locator('main search li button');
  await expect(places.first()).toBeVisible();
  await places.first().click();
  await expect(page.locator('main section :focus')).toContainText(/wicking/i);
  await page.getByRole('searchbox', { name: 'Search this manual' }).fill('zzzz');
  await expect(page.locator('main search').getByRole('status')).toHaveText(
    'We didn’t find anything. Try a shorter word.',
  );
});

test('the manual keeps the place for the next visit', async ({ page }) => {
  await page.goto(`${manual}#section4`);
  await expect.poll(() => page.evaluate(() => indexedDB.databases().then(({ length }) => length))).toBe(1);
  const other = await page.context().newPage();
  await expect(async () => {
    await other.goto('/this-device');
    await expect(other.getByText('The section of the manual you read last')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await other.goto(manual);
  await other.getByRole('link', { name: /^Pick up where you left off: Section 4/ }).click();
  await expect(other).toHaveURL(/#section4$/);
});

test('a section prints alone, and the page is whole again', async ({ page }) => {
  await page.goto(manual);
  const [first, second] = [page.locator('#section1'), page.locator('#section2')];
  const button = second.getByRole('button', { name: 'Print this section' });
  await expect(button).toBeVisible();
  await page.evaluate(() => {
    window.print = () => {};
  });
  await button.click();
  await page.emulateMedia({ media: 'print' });
  await expect(second).toBeVisible();
  await expect(first).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(first).toBeVisible();
});

test('the contents say which section is being read', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${manual}#section3`);
  const current = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]');
  await expect(current).toContainText('Section 3');
});

test('every small drawing that a page names is on the sheet', { tag: '@full' }, async ({ page, request }) => {
  await page.goto(manual);
  const images = page.locator('img[src*="drawings.svg#"]');
  await expect(page.locator('[data-drawing] img')).toHaveCount(6);
  const sources = await images.evaluateAll((all) => all.map((image) => image.getAttribute('src') ?? ''));
  expect(sources.length).toBeGreaterThan(8);
  const sheet = await (await request.get('/drawings.svg')).text();
  expect(sheet).not.toContain('<text');
  expect(sources.filter((source) => !sheet.includes(`<view id="${source.split('#')[1]}"`))).toEqual([]);
});
