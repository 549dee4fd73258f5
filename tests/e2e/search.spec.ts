import { violationsOf } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

test.describe('while typing', () => {
  test('arrows choose, Enter follows, Escape closes', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'networkidle' });
    const field = page.getByRole('combobox', { name: 'Search this site' });
    await page.getByLabel('Search this site').first().focus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await field.pressSequentially('cieling buldging');
    const options = page.getByRole('listbox', { name: 'Search this site' }).getByRole('option');
    await expect(options.first()).toContainText('Ceilings');
    expect(await violationsOf(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(field).toHaveValue('cieling buldging');
    await field.fill('state farm');
    await page.keyboard.press('ArrowDown');
    await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/insurance-directory\?q=State(%20|\+)Farm$/);
  });
});

test('what this language does not have is looked for in the other with the same words', async ({ page }) => {
  await page.goto('/search?q=moho', { waitUntil: 'networkidle' });
  const elsewhere = page.getByRole('main').getByRole('link', { name: 'Español' });
  await elsewhere.click();
  await expect(page).toHaveURL('/es/buscar?q=moho');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'English' })).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown address leads to a page of results', async ({ page }) => {
    const [field, query] = ['Buscar en este sitio', 'tablaroca mojada'];
    await page.goto('/es/nada');
    await page.getByRole('main').getByLabel(field).fill(query);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(field).last()).toHaveValue(query);
    await expect(page.locator('main ol a').first()).toHaveAttribute('href', /^\/es\/guias\//);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});
