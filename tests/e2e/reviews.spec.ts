import { expect, test } from './support/fixtures.ts';

test('a visitor filters the reviews, sees the empty shelf, and comes back', async ({ page }) => {
  await page.goto('/reviews');
  const card = page.getByRole('link', { name: 'FLIR MR277 thermal moisture meter', exact: true });
  await expect(card).toBeVisible();
  await expect(page.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Dehumidifiers' }).click();
  await expect(card).toBeHidden();
  await expect(page.getByText('No reviews found in this category yet.')).toBeVisible();
  await expect(page.getByText('Check back soon for more field-tested equipment reviews!')).toBeVisible();
  await expect(page).toHaveURL(/category=dehumidifiers/);

  await page.reload();
  await expect(card).toBeHidden();
  await expect(page.getByRole('button', { name: 'Dehumidifiers' })).toHaveAttribute('aria-pressed', 'true');

  // One tool, two shelves: it sees heat and measures moisture.
  for (const shelf of ['Moisture meters', 'Thermal']) {
    await page.getByRole('button', { name: shelf }).click();
    await expect(card).toBeVisible();
  }

  await page.getByRole('button', { name: 'All' }).click();
  await expect(card).toBeVisible();
  await expect(page.getByText('No reviews found in this category yet.')).toBeHidden();
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('every review is there, and no button that needs script', async ({ page }) => {
    await page.goto('/reviews');
    await expect(page.getByRole('button', { name: 'Safety' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'FLIR MR277 thermal moisture meter', exact: true })).toBeVisible();
  });
});
