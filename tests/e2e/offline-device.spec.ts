import { randomInt } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { violationsOf } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { untilStored } from './support/offline-state.ts';

// The download takes longer than what is tried with it: one device does for all of these, in their order.
test.describe('on a device with an offline copy', () => {
  test.describe.configure({ mode: 'default' });
  let device: BrowserContext;
  let page: Page;
  test.beforeAll(async ({ browser, baseURL }) => {
    const extraHTTPHeaders = { 'x-forwarded-for': `10.255.${randomInt(256)}.${randomInt(256)}` };
    device = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'allow', extraHTTPHeaders });
    const first = await device.newPage();
    await first.goto('/');
    await untilStored(first, ['en-essentials', 'en-manual']);
    await first.close();
  });
  test.beforeEach(async () => {
    page = await device.newPage();
  });
  test.afterEach(async () => {
    await device.setOffline(false);
    await page.close();
  });
  test.afterAll(() => device.close());

  test('a newsletter address and questions wait without a signal, can be changed and canceled, and arrive', async () => {
    await device.setOffline(true);
    await page.goto('/blog');
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL('/waiting');
    await expect(rows(page)).toHaveText([/Newsletter.*ada@example\.com.*Waiting for a signal/]);

    await ask(page, 'Is the pad wet?');
    await ask(page, 'Is the wall wet?');
    await page.getByRole('link', { name: 'See unsent messages' }).click();
    await expect(rows(page)).toHaveCount(3);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel: Question' }).first().click();
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page)).toHaveText([/Newsletter/, /pad/, /wall/]);
    await page.getByRole('button', { name: 'Edit: Question' }).last().click();
    await expect(page.getByLabel('Your question')).toHaveValue('Is the wall wet?');

    await device.setOffline(false);
    await page.goto('/waiting');
    await expect(rows(page)).toHaveText([/Check your email/, /Reached us.*WD-/]);
    await page.getByRole('button', { name: 'Remove from list: Question' }).click();
    await expect(rows(page)).toHaveCount(1);
  });

  test('photos that another app shares go into a record, without a signal', async () => {
    await page.goto('/about');
    await device.setOffline(true);
    const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#567' } })
      .jpeg()
      .toBuffer();
    // As a phone does it that shares with an installed app.
    await page.evaluate(() => {
      const form = document.createElement('form');
      Object.assign(form, { action: '/shared-photos', method: 'post', enctype: 'multipart/form-data' });
      const files = Object.assign(document.createElement('input'), { type: 'file', name: 'files', multiple: true });
      files.ariaLabel = 'Shared';
      form.append(files, Object.assign(document.createElement('button'), { textContent: 'Share now' }));
      document.body.prepend(form);
    });
    await page.getByLabel('Shared').setInputFiles([
      { name: 'hall.jpg', mimeType: 'image/jpeg', buffer: photo },
      { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 a letter') },
    ]);
    await page.getByRole('button', { name: 'Share now' }).click();
    await expect(page).toHaveURL('/shared-photos');
    await expect(page.getByRole('status')).toContainText('Another app or website sent 2 files.');
    await page.getByRole('button', { name: 'Keep them here' }).click();
    await expect(page.getByRole('status')).toContainText('2 files are ready to add to a record.');
    await expect(page.getByRole('listitem').filter({ hasText: 'hall.jpg' }).locator('img')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Choose a record' }).click();
    await page.getByLabel('Record name').fill('Hall');
    await page.getByRole('button', { name: 'Start a record' }).click();
    await page.getByRole('button', { name: 'Add the 2 files you shared' }).click();
    await expect(page.getByText('2 photos saved.')).toBeVisible();
    await page.goto('/shared-photos');
    await expect(page.getByRole('status')).toContainText('There aren’t any files here.');
  });

  test('the offline page shows what is stored, stores more, and deletes everything', async () => {
    await page.goto('/keep');
    await expect(rowOf(page, 'For an emergency')).toContainText(/0\.\d MB\s+Saved /);
    await expect(rowOf(page, 'The manual in Spanish')).toContainText('Not saved');
    await page.getByRole('button', { name: 'Save: The manual in Spanish' }).click();
    await expect(page.getByRole('status').first()).toHaveText('Saved.', { timeout: 60_000 });
    await expect(rowOf(page, 'The manual in Spanish')).toContainText('Saved ');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove everything from this device' }).click();
    await expect(page.getByRole('status').first()).toContainText('The manual is removed from this device');
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await device.setOffline(true);
    await expect(page.goto('/guides/emergency-checklist')).rejects.toThrow();
  });
});

const rows = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('button') });
const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function ask(page: Page, question: string): Promise<void> {
  await page.goto('/ask', { waitUntil: 'networkidle' });
  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByLabel('Your question').fill(question);
  await page.getByRole('button', { name: 'Submit Question' }).click();
  await expect(page.getByText('Not sent yet')).toBeVisible();
}
