import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './support/fixtures.ts';

/** What the device's own way to send does: takes the file, is closed, or refuses; or there is none. */
type Sheet = 'takes' | 'closed' | 'refuses' | 'none';

async function withSheet(page: Page, sheet: Sheet): Promise<void> {
  await page.addInitScript((does) => {
    Object.assign(window, { sheet: does });
    const share = async ({ files }: ShareData) => {
      Object.assign(window, { shared: files?.map(({ name }) => name) });
      const { sheet } = window as unknown as { sheet: Sheet };
      if (sheet === 'closed') throw new DOMException('closed', 'AbortError');
      if (sheet === 'refuses') throw new DOMException('no', 'NotAllowedError');
    };
    const canShare = does === 'none' ? undefined : () => true;
    Object.defineProperty(Navigator.prototype, 'share', { value: share, configurable: true });
    Object.defineProperty(Navigator.prototype, 'canShare', { value: canShare, configurable: true });
  }, sheet);
}

/** A photo of a phone that wrote down where it was. */
async function photo() {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#357' } });
  const buffer = await picture
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '29/1 42/1 1234/100' } })
    .jpeg()
    .toBuffer();
  return { name: 'one.jpg', mimeType: 'image/jpeg', buffer };
}
/** 12.34 seconds of latitude, as the camera's notes hold them. */
const place = Buffer.from([0xd2, 0x04, 0, 0, 100, 0, 0, 0]);

async function recordWithPhoto(page: Page): Promise<void> {
  await page.goto('/loss-record');
  await page.getByLabel('Record name').fill('Hall');
  await page.getByRole('button', { name: 'Start a record' }).click();
  const film = { name: 'film.mov', mimeType: 'video/quicktime', buffer: Buffer.from('ftypqt') };
  const photos = page.getByRole('region', { name: 'Photos and documents' });
  await photos.getByLabel('Choose photos or files').setInputFiles([await photo(), film]);
  await expect(photos.getByText('2 photos saved.')).toBeVisible();
}

async function makeFile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make the file' }).click();
  await expect(page.getByText('The file is ready')).toBeVisible();
}

async function savedFile(page: Page): Promise<Buffer> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  return readFile(await (await saving).path());
}

/** What the sheet of an open page does from here on. */
async function change(page: Page, sheet: Sheet): Promise<void> {
  await page.evaluate((does) => Object.assign(window, { sheet: does }), sheet);
}

/** The page has a button of the same name for its own address. */
function shareButton(page: Page) {
  return page
    .getByRole('region', { name: 'Send to my adjuster' })
    .getByRole('button', { name: 'Share the file', exact: true });
}

async function sendIt(page: Page): Promise<void> {
  await shareButton(page).click();
}

test('a file that is sent is a copy; one that is not sent is none, and can be saved still', async ({ page }) => {
  await withSheet(page, 'closed');
  await recordWithPhoto(page);
  await makeFile(page);
  await sendIt(page);
  const closed = page.getByText('Not sent. Your file’s still here, and nothing’s lost.');
  await expect(closed).toBeVisible();
  await expect(page.getByText('You haven’t saved a backup yet.')).toBeVisible();

  await change(page, 'takes');
  await sendIt(page);
  await expect(page.getByText(/Last backup: /)).toBeVisible();
  const sent = await page.evaluate(() => (window as unknown as { shared: readonly string[] }).shared);
  expect(sent).toEqual([expect.stringMatching(/^loss-record-hall-.*\.zip$/)]);

  await makeFile(page);
  await change(page, 'closed');
  await sendIt(page);
  await expect(closed).toBeVisible();
  expect((await savedFile(page)).subarray(0, 2).toString()).toBe('PK');
});

test('a device that cannot share saves instead, optionally without photo locations, and says which files keep one', async ({
  page,
}) => {
  await withSheet(page, 'none');
  await recordWithPhoto(page);
  await makeFile(page);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect(shareButton(page)).toBeHidden();
  await expect(page.getByText('You haven’t saved a backup yet.')).toBeVisible();
  expect((await savedFile(page)).includes(place)).toBe(true);
  await expect(page.getByText(/Last backup: /)).toBeVisible();
  await page.getByLabel('Remove photo locations').check();
  await makeFile(page);
  await expect(page.getByText('1 file may still say where it was taken: film.mov')).toBeVisible();
  const given = await savedFile(page);
  expect(given.includes(place)).toBe(false);
  expect(given.includes('ftypqt')).toBe(true);
});

test('a browser without workers stores photos and makes files on the main thread', async ({ page }) => {
  await withSheet(page, 'none');
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await recordWithPhoto(page);
  await makeFile(page);
  const file = await savedFile(page);
  expect(file.includes('ftypqt')).toBe(true);
  expect(file.includes('%PDF-')).toBe(true);
});
