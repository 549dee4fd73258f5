import { expect, test } from '../support/visitor.ts';

test('an unknown address answers 404, leads home and logs the bad path', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const response = await page.goto('/no/such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  expect(logged.join('\n')).toContain('/no/such-page');
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the skip link leads to the text', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the text' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('the emergency number dials from every screen width', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const call = page.getByRole('link', { name: /^Call \(/ }).first();
    await expect(call).toBeInViewport();
    await expect(call).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens, and closes on a second press, on Escape and on any link', async ({ page }) => {
    await page.goto('/');
    const menu = page.locator('details[data-menu="mobile"]');
    const trigger = menu.locator('> summary');
    const link = menu.getByRole('link', { name: 'Home' });
    await trigger.click();
    await expect(link).toBeVisible();
    await trigger.click();
    await expect(link).toBeHidden();
    await trigger.click();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(trigger).toBeFocused();
    await trigger.click();
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    await expect(link).toBeHidden();
  });
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('the menus still open', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await page.getByText('Tools', { exact: true }).first().click();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Assessment' }),
    ).toBeVisible();
  });
});

test('the footer shows the current year', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()}`);
});
