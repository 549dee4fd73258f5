import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { violationsOf } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

/** As a telephone takes it: lying on its side, with words of its own in the metadata. */
let taken: Promise<Buffer> | undefined;
const photo = () => {
  taken ??= sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#3a7' } })
    .withExif({ IFD0: { Make: 'Zebrafinch4711' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return taken;
};

const reference = /WD-[0-9A-Z]{4}-[0-9A-Z]{4}/;

async function fillIn(page: Page) {
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Town or ZIP').fill('78130');
  await page.getByLabel('Phone', { exact: true }).fill('(830) 555-0147');
  await page.getByLabel('What happened').fill('The washing machine ran over, and the hall is wet.');
}
const submit = (page: Page) => page.getByRole('button', { name: 'Get Free Estimate' }).click();
const confirmation = (page: Page) => page.getByRole('heading', { name: 'We have your request' });
const choose = async (page: Page, ...names: readonly string[]) =>
  page
    .getByLabel('Photos (optional)')
    .setInputFiles(
      await Promise.all(names.map(async (name) => ({ name, mimeType: 'image/jpeg', buffer: await photo() }))),
    );

/** What the page gives to the network, as bytes by name: a browser's tools do not show them. */
async function watchSending(page: Page): Promise<() => Promise<Record<string, string>>> {
  await page.addInitScript(() => {
    const send = window.fetch;
    const sent: Record<string, string> = {};
    Object.assign(window, { sent });
    window.fetch = async (address, options) => {
      if (options?.body instanceof FormData) {
        for (const photo of options.body.getAll('photos')) {
          if (photo instanceof File) sent[photo.name] = new TextDecoder('latin1').decode(await photo.arrayBuffer());
        }
      }
      return send(address, options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { sent: Record<string, string> }).sent);
}

test('a request with photos arrives: made small on the device, listed, taken out, sent', async ({ page }) => {
  const sent = await watchSending(page);
  await page.goto('/wtr-connection', { waitUntil: 'networkidle' });
  await fillIn(page);
  await choose(page, 'hall.jpg', 'wall.jpg');
  await choose(page, 'floor.jpg');
  await expect(page.getByRole('listitem').filter({ hasText: /\.jpg/ })).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove wall.jpg' }).click();
  await expect(page.getByLabel('Photos (optional)')).toBeFocused();
  await submit(page);
  await expect(confirmation(page)).toBeVisible();
  await expect(confirmation(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: reference })).toContainText('within 24 hours');
  const photos = await sent();
  expect(Object.keys(photos)).toEqual(['hall.jpg', 'floor.jpg']);
  for (const bytes of Object.values(photos)) {
    expect(bytes).toMatch(/^\u00ff\u00d8\u00ff/);
    expect(bytes).not.toContain('Zebrafinch4711');
    const { width, height } = await sharp(Buffer.from(bytes, 'latin1')).metadata();
    expect([width, height]).toEqual([1333, 2000]);
  }
  await expect(page.getByRole('listitem').filter({ hasText: /\.jpg/ })).toHaveCount(0);
});

test('a seventh photo is left out, and the page says so', { tag: '@full' }, async ({ page }) => {
  await page.goto('/wtr-connection', { waitUntil: 'networkidle' });
  await choose(page, '1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg', '7.jpg');
  await expect(page.getByText('You can send up to 6 photos, so we left the others out.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /\.jpg/ })).toHaveCount(6);
});

test('a file that is no photo is named, and what was typed stays', async ({ page }) => {
  await page.goto('/wtr-connection', { waitUntil: 'networkidle' });
  await fillIn(page);
  const bytes = Buffer.from('no picture');
  await page.getByLabel('Photos (optional)').setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: bytes });
  await submit(page);
  const photos = page.getByLabel('Photos (optional)');
  await expect(photos).toBeFocused();
  await expect(photos).toHaveAccessibleDescription(/We couldn’t read x\.jpg\./);
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove x.jpg' }).click();
  await submit(page);
  await expect(confirmation(page)).toBeVisible();
});

test('a photo that the browser cannot open is named with what to do, and the message goes without it', async ({
  page,
}) => {
  const sent = await watchSending(page);
  await page.goto('/wtr-connection', { waitUntil: 'networkidle' });
  await fillIn(page);
  await choose(page, 'hall.jpg');
  // As a telephone of one maker takes them; the browsers of others have no decoder for it.
  const heic = { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic') };
  await page.getByLabel('Photos (optional)').setInputFiles(heic);
  await expect(page.getByRole('listitem').filter({ hasText: 'HEIC' })).toContainText(
    /can’t open IMG_0001\.HEIC, so it won’t go with your message\. Save it as a JPEG/,
  );
  await submit(page);
  await expect(confirmation(page)).toBeVisible();
  expect(Object.keys(await sent())).toEqual(['hall.jpg']);
});

test('photos survive a reload until they are sent', async ({ page }) => {
  const sent = await watchSending(page);
  await page.goto('/wtr-connection', { waitUntil: 'networkidle' });
  await fillIn(page);
  await choose(page, 'hall.jpg', 'wall.jpg');
  const rows = page.getByRole('listitem').filter({ hasText: /\.jpg/ });
  await expect(rows.locator('img')).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove wall.jpg' }).click();
  await expect(async () => {
    await page.reload();
    await expect(rows).toHaveText([/hall\.jpg/], { timeout: 2000 });
  }).toPass();
  // A page that listed them must not have deleted them.
  await page.reload({ waitUntil: 'networkidle' });
  await expect(rows).toHaveText([/hall\.jpg/]);
  await submit(page);
  await expect(confirmation(page)).toBeVisible();
  expect(Object.keys(await sent())).toEqual(['hall.jpg']);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(rows).toHaveCount(0);
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts with its photos and lands on the page of thanks', async ({ page }) => {
    await page.goto('/wtr-connection', { waitUntil: 'networkidle' });
    await fillIn(page);
    await choose(page, 'hall.jpg', 'wall.jpg');
    await page.getByLabel('How soon do you need us?').selectOption('urgent');
    await submit(page);
    await expect(page).toHaveURL(/\/wtr-connection\/thanks\?reference=WD-/);
    await expect(page.getByRole('main')).toContainText('within 6 hours');
  });
});
