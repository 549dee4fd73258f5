import { expect, test } from './support/fixtures.ts';

test('lists stored data, deletes it, and undoes a deletion', async ({ page }) => {
  await page.goto('/this-device');
  const status = page.getByRole('status');
  await expect(status).toHaveText('Nothing is saved on this device.');

  // What wakes a page comes once it stands: a tick or a letter before that is nobody's to keep yet.
  await page.goto('/guides/emergency-checklist', { waitUntil: 'networkidle' });
  await page.getByRole('checkbox').first().check();
  await page.goto('/ask', { waitUntil: 'networkidle' });
  await expect(page.locator('[data-ask="draft-note"]')).toBeVisible();
  await page.getByLabel('Your question').fill('Is the pad still wet?');
  await page.goto('/this-device');
  await expect(status).toHaveText('2 items are saved on this device.');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('A question you haven’t sent');
  await expect(rows.first().getByRole('link', { name: 'Open its page' })).toHaveAttribute('href', '/ask');

  await page.getByRole('button', { name: 'Delete: Check marks on a checklist' }).click();
  await expect(status).toHaveText('1 item deleted. 1 item is saved on this device.');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(status).toHaveText('Restored. 2 items are saved on this device.');

  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(status).toHaveText('2 items deleted. Nothing is saved on this device.');
  await page.goto('/ask', { waitUntil: 'networkidle' });
  await expect(page.getByLabel('Your question')).toHaveValue('');
});

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

test.describe('with no script', () => {
  test.use({ javaScriptEnabled: false });
});
