import { expect, test } from './support/fixtures.ts';

/** A page in Spanish is woken by the same scripts. */
const tagOf = (path: string) => (path.startsWith('/es/') ? '@full' : []);

// No page here is kept yet: what comes over the line is all there is.
test.use({ serviceWorkers: 'block' });

for (const { path, said, again, label } of [
  {
    path: '/calculators/psychrometric',
    said: /^This page didn’t finish loading/,
    again: 'Try again',
    label: 'Temperature (°F)',
  },
  {
    path: '/es/calculadoras/psicrometrica',
    said: /^No se terminó de cargar/,
    again: 'Intentar otra vez',
    label: 'Temperatura (°F)',
  },
]) {
  test(`${path}: a truncated page says so, shows the phone number, and reloads completely`, {
    tag: tagOf(path),
  }, async ({ page }) => {
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

  test(`${path}: a tool whose script failed to load says so, and works after a reload with the typed values`, {
    tag: tagOf(path),
  }, async ({ page }) => {
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
}

for (const path of ['/drying-job', '/es/', '/claim-clock']) {
  test(`${path}: a complete page shows no such notice`, { tag: tagOf(path) }, async ({ page }) => {
    await page.clock.install();
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('status').filter({ hasText: /^(This page didn’t finish|No se terminó)/ })).toHaveCount(
      0,
    );
  });
}

test('a part that a tool asks for late, and lost, is brought by a reload that loses nothing typed', async ({
  page,
}) => {
  await page.route(/_astro\/ReadingsChart/, (route) => route.abort());
  await page.goto('/calculators/psychrometric', { waitUntil: 'load' });
  await page.getByLabel('Temperature (°F)').first().fill('70');
  await page
    .getByLabel(/humidity/i)
    .first()
    .fill('50');
  await page.getByRole('button', { name: 'Calculate' }).click();
  const words = page.getByRole('status').filter({ hasText: /^This page didn’t finish loading/ });
  await expect(words).toBeVisible();
  await page.unroute(/_astro\/ReadingsChart/);
  await words.getByRole('button', { name: 'Try again' }).click();
  await expect(words).toHaveCount(0);
  await expect(page.getByLabel('Temperature (°F)').first()).toHaveValue('70');
  await expect(page.getByLabel(/humidity/i).first()).toHaveValue('50');
});
