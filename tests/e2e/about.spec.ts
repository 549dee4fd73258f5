import { expect, test } from './support/fixtures.ts';

test('eight credentials open one at a time, by mouse and by keyboard, and close again', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  const triggers = page.locator('[data-accordion] summary');
  await expect(triggers).toHaveCount(8);
  const open = page.locator('[data-accordion] details[open]');
  await triggers.nth(0).click();
  await triggers.nth(3).click();
  await expect(open).toHaveCount(1);
  await triggers.nth(3).press('End');
  await expect(triggers.nth(7)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(triggers.nth(0)).toBeFocused();
  await triggers.nth(3).click();
  await expect(open).toHaveCount(0);
});
