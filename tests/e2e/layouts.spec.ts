import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const examples = (page: Page) => page.getByRole('link', { name: 'A washing machine overflowed' });

test('on a phone the categories of water are a block each, every text under what it is, on a tablet side by side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/damage-assessment');
  const rows = page.locator('main table tbody tr');
  await expect(rows).toHaveCount(3);
  for (const row of await rows.all()) {
    const cells = await boxes(row.locator('th, td'));
    expect(cells).toHaveLength(3);
    expect(new Set(cells.map(({ x }) => x)).size, 'one under the other').toBe(1);
    expect(Math.min(...cells.map(({ width }) => width))).toBeGreaterThan(340);
    const heads = await row
      .locator('td')
      .evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content));
    expect(heads).toEqual(['"What it means: "', '"For example: "']);
  }
  await page.setViewportSize({ width: 820, height: 900 });
  const columns = await boxes(rows);
  expect(new Set(columns.map(({ y }) => y)).size, 'one beside the other').toBe(1);
  expect(new Set(columns.map(({ x }) => x)).size).toBe(3);
});

test('on a wide screen the examples are beside the text area until there is an answer', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/damage-assessment', { waitUntil: 'networkidle' });
  const box = page.getByRole('textbox', { name: 'Describe the damage' });
  const right = async () => ((await box.boundingBox())?.x ?? 0) + ((await box.boundingBox())?.width ?? 0);
  expect((await examples(page).boundingBox())?.x).toBeGreaterThan(await right());
  await expect(examples(page)).toBeInViewport();
  await box.fill('A pipe burst in the hall an hour ago');
  await page.getByRole('button', { name: 'Get Professional AI Assessment' }).click();
  const result = page.locator('#result-title');
  await expect(result).toBeVisible();
  const top = async (one: Locator) => (await one.boundingBox())?.y ?? 0;
  expect(await top(examples(page))).toBeGreaterThan(await top(result));
});

test('the first screen of a phone shows three drawn actions and the call', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/');
  const emergency = page.locator('main section').first();
  for (const drawing of await emergency.locator('li svg').all()) await expect(drawing).toBeInViewport({ ratio: 1 });
  await expect(emergency.locator('li svg')).toHaveCount(3);
  await expect(emergency.locator('a[href^="tel:"]').first()).toBeInViewport({ ratio: 1 });
});

test('on a tablet the home page has columns', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await page.goto('/');
  const actions = await boxes(page.locator('main section').first().locator('ol > li, ul > li'));
  expect(actions).toHaveLength(3);
  expect(new Set(actions.map(({ y }) => y)).size, 'three actions in a row').toBe(1);
  const promise = await page.getByRole('heading', { level: 1 }).boundingBox();
  const drawing = await page.locator('main figure').first().boundingBox();
  expect(drawing?.x, 'the drawing beside the promise').toBeGreaterThan((promise?.x ?? 0) + (promise?.width ?? 0));
  expect(drawing?.y).toBeLessThan((promise?.y ?? 0) + (promise?.height ?? 0));
});

test('on a tablet every tool of the tool list is visible', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  for (const address of ['/drying-job', '/es/calculadoras/psicrometrica']) {
    await page.goto(address);
    const tools = page.locator('main nav ul a:has(svg)');
    await expect(tools).toHaveCount(8);
    for (const tool of await tools.all()) await expect(tool, address).toBeInViewport({ ratio: 0.99 });
  }
});

test('the photographs of the owner are shown in a light format, and without any there is no placeholder', async ({
  page,
}) => {
  const shown: string[] = [];
  for (const address of ['/about', '/wtr-connection']) {
    await page.goto(address);
    for (const image of await page.locator('main picture img').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveAttribute('alt', /./);
      await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
      shown.push(await image.evaluate((one: HTMLImageElement) => one.currentSrc));
    }
  }
  expect(shown.filter((address) => !address.endsWith('.avif'))).toEqual([]);
  expect(shown.map((address) => nameOf(path.basename(address))).sort()).toEqual(builtPhotos());
});

/** Every photograph that the build made of the owner's, by its name. */
function builtPhotos(): readonly string[] {
  const folder = path.resolve(import.meta.dirname, '../../dist/photos');
  return existsSync(folder) ? [...new Set(readdirSync(folder).map(nameOf))].sort() : [];
}

/** A photograph has a file for each width and kind, and may have packed copies of it. */
function nameOf(file: string): string {
  return file.replace(/-\d+\.\w+(\.\w+)?$/, '');
}

async function boxes(all: Locator) {
  const found = await Promise.all((await all.all()).map((one) => one.boundingBox()));
  return found.flatMap((box) => box ?? []);
}
