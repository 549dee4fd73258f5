import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

// Forms that a page of another site posts to ours, with the service worker and without it.

const fields = { name: 'Eve', email: 'eve@example.com', question: 'Forged', reach: 'email', urgency: 'emergency' };
const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`);
let other: Server;
test.beforeAll(async () => {
  other = createServer(({ url }, answer) => {
    const { searchParams } = new URL(url ?? '/', 'http://localhost');
    const [target = '', referrer = '', type = ''] = ['to', 'referrer', 'type'].map(
      (name) => searchParams.get(name) ?? '',
    );
    const file = type.startsWith('multipart') ? '<input type="file" name="files">' : '';
    const form = `<form method="post" action="${target}" enctype="${type}">${inputs.join('')}${file}<button>Win</button></form>`;
    answer.writeHead(200, { 'content-type': 'text/html', 'referrer-policy': referrer }).end(form);
  });
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
});
test.afterAll(() => new Promise((closed) => other.close(closed)));

const urlencoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data';

/** Opens the form on the other site, which is another origin by its port and its name. */
async function openForm(page: Page, target: string, referrer: string, type: string): Promise<void> {
  const { port } = other.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/?${new URLSearchParams({ to: target, referrer, type })}`);
}

for (const serviceWorkers of ['block', 'allow'] as const) {
  test.describe(`service workers: ${serviceWorkers}`, () => {
    test.use({ serviceWorkers });
    test.beforeEach(async ({ page }) => {
      await page.goto('/about');
      if (serviceWorkers === 'allow') {
        await page.evaluate(() => navigator.serviceWorker.ready);
        await page.reload();
        expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      }
    });

    test('every form is refused', async ({ page, baseURL }) => {
      for (const [path, type, referrer] of [
        ['/api/questions', multipart, 'unsafe-url'],
        ['/api/questions', urlencoded, 'no-referrer'],
        ['/api/newsletter', urlencoded, 'unsafe-url'],
        ['/shared-photos', multipart, 'unsafe-url'],
        // A share has no referrer either: with the worker, the page asks about it.
        ...(serviceWorkers === 'block' ? [['/shared-photos', multipart, 'no-referrer'] as const] : []),
      ] as const) {
        await openForm(page, `${baseURL}${path}`, referrer, type);
        const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
        await page.getByRole('button', { name: 'Win' }).click();
        expect((await answered).status(), `${path}, ${referrer}`).toBe(403);
      }
    });
  });
}

test.describe('files that a page of another site posts as a share', () => {
  test.use({ serviceWorkers: 'allow' });
  test('are asked about, and go when the visitor deletes them', async ({ page, baseURL }) => {
    await page.goto('/about');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await openForm(page, `${baseURL}/shared-photos`, 'no-referrer', multipart);
    await page
      .locator('[type=file]')
      .setInputFiles([{ name: 'spam.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') }]);
    await page.getByRole('button', { name: 'Win' }).click();
    await expect(page.getByRole('status')).toContainText('Another app or website sent 1 file.');
    await page.goto('/loss-record');
    await page.getByLabel('Record name').fill('Hall');
    await page.getByRole('button', { name: 'Start a record' }).click();
    await expect(page.getByRole('button', { name: /files? you shared/ })).toBeHidden();
    await page.goto('/shared-photos');
    await page.getByRole('button', { name: 'Delete them' }).click();
    await expect(page.getByRole('status')).toContainText('They’re deleted from here.');
    await page.reload();
    await expect(page.getByRole('status')).toContainText('There aren’t any files here.');
  });
});
