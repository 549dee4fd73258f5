import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './support/fixtures.ts';

/** A photo of some bytes, with what its camera wrote down. No two are alike. */
async function photo(name: string, side = 64) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: side, height: side, channels: 3, background: '#000', noise } });
  const buffer = await picture
    .withExif({ IFD2: { DateTimeOriginal: '2026:11:21 02:14:00' } })
    .jpeg({ quality: 100 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

async function begin(page: Page, name: string): Promise<void> {
  await page.goto('/loss-record');
  await page.getByLabel('Record name').fill(name);
  await page.getByRole('button', { name: 'Start a record' }).click();
  await expect(page.getByLabel('Record name')).toHaveValue(name);
}

const photos = (page: Page) => page.getByRole('region', { name: 'Photos and documents' });
const things = (page: Page) => page.getByRole('region', { name: 'Damaged items' });
const saved = (page: Page) => expect(page.getByText('Saved on this device.')).toBeVisible();

async function addThing(page: Page, item: string, dollars: string): Promise<void> {
  await things(page).getByRole('button', { name: 'Add an item' }).click();
  await page.getByLabel('Item description').fill(item);
  await page.getByLabel('Replacement cost each, before tax ($)').fill(dollars);
  await things(page).getByRole('button', { name: 'Done' }).click();
}

/** Writes down a room, two things and two photos. */
async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a room' }).click();
  await page.getByRole('region', { name: 'Rooms' }).getByLabel('Room', { exact: true }).fill('Hall');
  await photos(page)
    .getByLabel('Choose photos or files')
    .setInputFiles([await photo('one.jpg'), await photo('two.jpg')]);
  await expect(photos(page).getByText('2 photos saved.')).toBeVisible();
  await addThing(page, 'Carpet and pad', '540');
  await addThing(page, 'Bookcase', '19.99');
  await saved(page);
}

async function saveFile(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Make the file' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  return (await saving).path();
}

test('recording sends no request to any host, this one included, and works offline', async ({ page, context }) => {
  // What an open record works with comes once, right after it is opened: the thread that takes photos in, and what keeps the
  // site, come last.
  const thread = page.waitForEvent('worker');
  const keeping = page.waitForResponse((response) => response.url().includes('/_astro/register.'));
  await begin(page, 'Hall');
  // A script is there when all are that it asks for: asked for once more, it answers then, and nothing is fetched again.
  await (await thread).evaluate('import(location.href).then(() => {})');
  await page.evaluate(
    `import(${JSON.stringify((await keeping).url())}).then(() => document.fonts.ready).then(() => {})`,
  );
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await context.setOffline(true);
  await record(page);
  await photos(page).getByRole('button', { name: 'one.jpg' }).click();
  await expect(photos(page).getByLabel('Taken', { exact: true })).toHaveValue('2026-11-21T02:14');
  expect(asked.filter((url) => !url.startsWith('blob:'))).toEqual([]);
});

test('a page that is left in the middle of adding photos has every photo that it counted', async ({ page }) => {
  await begin(page, 'Half');
  const many = await Promise.all(Array.from({ length: 20 }, (_, at) => photo(`p${at}.jpg`, 400)));
  await photos(page).getByLabel('Choose photos or files').setInputFiles(many);
  await expect(photos(page).getByText(/Adding ([3-9]|\d\d) of 20/)).toBeVisible();
  await page.reload();
  await expect(photos(page).getByRole('listitem').first()).toBeVisible();
  await photos(page).getByLabel('Choose photos or files').setInputFiles(many);
  await expect(photos(page).getByText(/photos? saved\. \d+ were here already\./)).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('20');
});

test('two windows write one record, and neither swallows what the other wrote', async ({ page, context }) => {
  await begin(page, 'Two');
  const other = await context.newPage();
  await other.goto(page.url());
  await Promise.all([addThing(page, 'Sofa', '100'), addThing(other, 'Lamp', '20')]);
  for (const window of [page, other]) {
    await expect(things(window).getByRole('button', { name: /^Sofa/ })).toBeVisible();
    await expect(things(window).getByRole('button', { name: /^Lamp/ })).toBeVisible();
    await expect(things(window).getByText('$120.00').first()).toBeVisible();
  }
});

test('a copy is read on another device, byte for byte, and a damaged one is refused in words', async ({
  page,
  browser,
}, testInfo) => {
  await begin(page, 'Copy');
  await addThing(page, 'Sofa', '1,234.50');
  const original = await photo('one.jpg', 200);
  await photos(page).getByLabel('Choose photos or files').setInputFiles([original]);
  await expect(photos(page).getByText('1 photo saved.')).toBeVisible();
  const zip = testInfo.outputPath('copy.zip');
  await writeFile(zip, await readFile(await saveFile(page)));
  await expect(page.getByText(/Last backup: /)).toBeVisible();

  const device = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const there = await device.newPage();
  await there.goto('/loss-record');
  const cut = testInfo.outputPath('cut.zip');
  await writeFile(cut, (await readFile(zip)).subarray(0, 2000));
  await there.getByLabel('Open a file').setInputFiles(cut);
  await expect(there.getByText('This file is damaged')).toBeVisible();
  await there.getByLabel('Open a file').setInputFiles(zip);
  await expect(there.getByText('This backup holds “Copy”: 0 rooms, 1 items, 1 photos.')).toBeVisible();
  await there.getByRole('button', { name: 'Restore as a new record' }).click();
  await expect(there.getByLabel('Record name')).toHaveValue('Copy');
  await expect(things(there).getByText('$1,234.50').first()).toBeVisible();
  await photos(there).getByRole('button', { name: 'one.jpg' }).click();
  const saving = there.waitForEvent('download');
  await there.getByRole('button', { name: 'Save this file' }).click();
  expect(await readFile(await (await saving).path())).toEqual(original.buffer);
  await device.close();
});
