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
  await page.getByLabel('Name of the record').fill(name);
  await page.getByRole('button', { name: 'Begin a record' }).click();
  await expect(page.getByLabel('Name of this record')).toHaveValue(name);
}

const photos = (page: Page) => page.getByRole('region', { name: 'Photos and papers' });
const things = (page: Page) => page.getByRole('region', { name: 'Damaged things' });
const saved = (page: Page) => expect(page.getByText('Saved on this device.')).toBeVisible();

async function addThing(page: Page, item: string, dollars: string): Promise<void> {
  await things(page).getByRole('button', { name: 'Add a thing' }).click();
  await page.getByLabel('Item description').fill(item);
  await page.getByLabel('Cost to buy again, each, before tax ($)').fill(dollars);
  await things(page).getByRole('button', { name: 'Done' }).click();
}

/** Writes down a room, two things and two photos. */
async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a room' }).click();
  await page.getByRole('region', { name: 'Rooms' }).getByLabel('Room', { exact: true }).fill('Hall');
  await photos(page)
    .getByLabel('Choose photos or files')
    .setInputFiles([await photo('one.jpg'), await photo('two.jpg')]);
  await expect(photos(page).getByText('2 photos are kept.')).toBeVisible();
  await addThing(page, 'Carpet and pad', '540');
  await addThing(page, 'Bookcase', '19.99');
  await saved(page);
}

async function saveFile(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Make the file' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save it' }).click();
  return (await saving).path();
}

test('texts and photos remain after a reload', async ({ page }) => {
  await begin(page, 'Hall');
  await record(page);
  await page.reload();
  await expect(page.getByLabel('Name of this record')).toHaveValue('Hall');
  await expect(things(page).getByText('$559.99').first()).toBeVisible();
  await expect(photos(page).getByRole('listitem')).toHaveCount(2);
  await photos(page).getByRole('button', { name: 'one.jpg' }).click();
  await expect(photos(page).getByLabel('Taken', { exact: true })).toHaveValue('2026-11-21T02:14');
});

test('while it is recorded nothing is asked of any host, this one included, and nothing needs a line', async ({
  page,
  context,
}) => {
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
  await expect(photos(page).getByText(/photos are kept\. \d+ were here already\./)).toBeVisible();
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
  await expect(photos(page).getByText('1 photo is kept.')).toBeVisible();
  const zip = testInfo.outputPath('copy.zip');
  await writeFile(zip, await readFile(await saveFile(page)));
  await expect(page.getByText(/Last copy: /)).toBeVisible();

  const device = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const there = await device.newPage();
  await there.goto('/loss-record');
  const cut = testInfo.outputPath('cut.zip');
  await writeFile(cut, (await readFile(zip)).subarray(0, 2000));
  await there.getByLabel('Open a file').setInputFiles(cut);
  await expect(there.getByText('This file is damaged')).toBeVisible();
  await there.getByLabel('Open a file').setInputFiles(zip);
  await expect(there.getByText('The copy holds “Copy”. Rooms: 0, things: 1, photos: 1.')).toBeVisible();
  await there.getByRole('button', { name: 'Add it as a record' }).click();
  await expect(there.getByLabel('Name of this record')).toHaveValue('Copy');
  await expect(things(there).getByText('$1,234.50').first()).toBeVisible();
  await photos(there).getByRole('button', { name: 'one.jpg' }).click();
  const saving = there.waitForEvent('download');
  await there.getByRole('button', { name: 'Save this file' }).click();
  expect(await readFile(await (await saving).path())).toEqual(original.buffer);
  await device.close();
});

test('a deletion is taken back, and after the page is left it is for good', async ({ page }) => {
  await begin(page, 'Gone');
  await addThing(page, 'Sofa', '100');
  await page.getByRole('button', { name: 'Delete this record from the device' }).click();
  await page.getByRole('button', { name: 'Bring back' }).click();
  await page.getByRole('button', { name: 'Open: Gone' }).click();
  await things(page).getByRole('button', { name: /^Sofa/ }).click();
  await page.getByRole('button', { name: 'Delete: Sofa' }).click();
  await expect(things(page).getByText('No thing yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(things(page).getByRole('button', { name: /^Sofa/ })).toBeVisible();
  await page.goto('/this-device');
  await expect(page.getByRole('link', { name: 'Open its page' })).toHaveAttribute('href', '/loss-record');
  await page.getByRole('button', { name: 'Delete: A loss record, with its photos' }).click();
  await expect(page.getByText('1 thing was deleted.')).toBeVisible();
  await page.goto('/loss-record');
  await expect(page.getByRole('button', { name: 'Begin a record' })).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const opened = indexedDB.open('field-manual');
        await new Promise((resolve) => {
          opened.onsuccess = resolve;
        });
        const counted = opened.result.transaction('records').objectStore('records').count();
        await new Promise((resolve) => {
          counted.onsuccess = resolve;
        });
        opened.result.close();
        return counted.result;
      }),
    )
    .toBe(0);
});

test('amounts that mean nothing, or two things, stay in their field with the reason', { tag: '@full' }, async ({
  page,
}) => {
  await begin(page, 'Amounts');
  await things(page).getByRole('button', { name: 'Add a thing' }).click();
  const cost = page.getByLabel('Cost to buy again, each, before tax ($)');
  for (const [typed, said] of [
    ['1,500', 'Enter it without the comma'],
    ['about 40', 'Enter dollars and cents'],
  ] as const) {
    await cost.fill(typed);
    await expect(page.getByText(said)).toBeVisible();
    await expect(cost).toHaveValue(typed);
  }
  await cost.fill('40');
  await expect(things(page).getByText('$40.00').first()).toBeVisible();
});

test('the Spanish page saves a record too', { tag: '@full' }, async ({ page }) => {
  await page.goto('/es/registro-de-danos');
  await page.getByRole('button', { name: 'Empezar un registro' }).click();
  await page.getByRole('button', { name: 'Agregar una cosa' }).click();
  await page.getByLabel('Descripción del artículo').fill('Sofá');
  await expect(page.getByText('Guardado en este dispositivo.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sofá' })).toBeVisible();
});
