import { expect, test } from './support/fixtures.ts';

const path = '/calculators/psychrometric';
const said = /^This page didn’t finish loading/;
const again = 'Try again';
const label = 'Temperature (°F)';

test('a truncated page says so, shows the phone number, and reloads completely', async ({ page }) => {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const whole = await response.text();
    await route.fulfill({ response, body: whole.slice(0, whole.indexOf('<h1') + 100) });
  });
  await page.goto(path, { waitUntil: 'commit' });
  const words = page.getByRole('status').filter({ hasText: said });
  await expect(words.getByRole('link')).toHaveAttribute('href', /^tel:/, { timeout: 15_000 });
  await page.unrouteAll();
  await words.getByRole('button', { name: again }).click();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(words).toHaveCount(0);
});

test('a tool whose script failed to load says so, and works after a reload with the typed values', async ({ page }) => {
  await page.route(/\/client\./, (route) => route.abort());
  await page.goto(path, { waitUntil: 'load' });
  const field = page.getByLabel(label).first();
  await field.fill('70');
  const words = page.getByRole('status').filter({ hasText: said });
  await expect(words).toBeVisible({ timeout: 15_000 });
  await page.unroute(/\/client\./);
  await words.getByRole('button', { name: again }).click();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0, { timeout: 15_000 });
  await expect(words).toHaveCount(0);
  await expect(field).toHaveValue('70');
});

test('a complete page shows no such notice', async ({ page }) => {
  await page.clock.install();
  for (const complete of ['/drying-job', '/claim-clock']) {
    await page.goto(complete, { waitUntil: 'networkidle' });
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(0);
  }
});

test('a part that a tool asks for late, and lost, is brought by a reload that loses nothing typed', async ({
  page,
}) => {
  await page.route(/_astro\/ReadingsChart/, (route) => route.abort());
  await page.goto(path, { waitUntil: 'load' });
  await page.getByLabel(label).first().fill('70');
  await page
    .getByLabel(/humidity/i)
    .first()
    .fill('50');
  await page.getByRole('button', { name: 'Calculate' }).click();
  const words = page.getByRole('status').filter({ hasText: said });
  await expect(words).toBeVisible();
  await page.unroute(/_astro\/ReadingsChart/);
  await words.getByRole('button', { name: again }).click();
  await expect(words).toHaveCount(0);
  await expect(page.getByLabel(label).first()).toHaveValue('70');
  await expect(page.getByLabel(/humidity/i).first()).toHaveValue('50');
});
