import { expect, test } from './support/visitor.ts';

test('a form to leave a name is one tap away in the header of a wide screen, and in the open menu of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/guides/mold-prevention');
  await expect(page.locator('header').getByRole('link', { name: 'Get help' })).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 780 });
  await page.locator('[data-menu="mobile"] > summary').click();
  await expect(page.locator('[data-menu="mobile"]').getByRole('link', { name: 'Free estimate' })).toBeInViewport();
});
