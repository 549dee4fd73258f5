import { expect, test } from './support/fixtures.ts';

test('a category hides the cards of others and says that it is empty', async ({ page }) => {
  await page.goto('/reviews');
  const card = page.getByRole('link', { name: 'FLIR MR277 thermal moisture meter', exact: true });
  await expect(card).toBeVisible();
  await page.getByRole('button', { name: 'Dehumidifiers' }).click();
  await expect(card).toBeHidden();
  await expect(page.getByText('No reviews found in this category yet.')).toBeVisible();
  await page.getByRole('button', { name: 'All' }).click();
  await expect(card).toBeVisible();
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('every review is there, and no button that needs script', async ({ page }) => {
    await page.goto('/reviews');
    await expect(page.getByRole('button', { name: 'Safety' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'FLIR MR277 thermal moisture meter', exact: true })).toBeVisible();
  });
});
