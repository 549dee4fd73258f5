import { expect, test } from './support/fixtures.ts';

test('a browser that refuses storage says so, and the form still works', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'indexedDB'));
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await page.goto('/this-device');
  await expect(page.getByRole('status')).toContainText('This browser doesn’t let pages save anything.');
  await page.goto('/ask', { waitUntil: 'networkidle' });
  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('');
});
