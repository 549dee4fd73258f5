import sharp from 'sharp';
import { faultsOf } from '../support/accessible.ts';
import { untilKept } from '../support/kept-state.ts';
import { expect, test } from '../support/visitor.ts';

test.describe('in a browser that keeps the site', () => {
  test.use({ serviceWorkers: 'allow' });

  test('photos that another app shares go into a record, without a signal', async ({ page, context }) => {
    await page.goto('/');
    await untilKept(page, ['en-first', 'en-rest']);
    await page.goto('/about');
    await context.setOffline(true);
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
    await expect(page.getByRole('status')).toContainText('2 files wait for a record.');
    await expect(page.getByRole('listitem').filter({ hasText: 'hall.jpg' }).locator('img')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Choose a record' }).click();
    await page.getByLabel('Name of the record').fill('Hall');
    await page.getByRole('button', { name: 'Begin a record' }).click();
    await page.getByRole('button', { name: 'Put in the 2 files that you shared' }).click();
    await expect(page.getByText('2 photos are kept.')).toBeVisible();
    await page.goto('/shared-photos');
    await expect(page.getByRole('status')).toContainText('No file waits here.');
  });
});

test('a browser without the worker is led to the page, which says what to do', async ({ page }) => {
  const answer = await page.request.post('/es/fotos-compartidas', {
    multipart: { files: { name: 'hall.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') } },
    maxRedirects: 0,
  });
  expect([answer.status(), answer.headers().location]).toEqual([303, '/es/fotos-compartidas']);
  await page.goto('/es/fotos-compartidas');
  await expect(page.getByRole('status')).toContainText('Aquí no espera ningún archivo.');
});
