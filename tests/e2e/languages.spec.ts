import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const guide = { en: '/guides/mold-prevention', es: '/es/guias/prevenir-moho' };
const toSpanish = (page: Page) => page.getByRole('link', { name: 'Español', exact: true });
const offer = (page: Page) => page.getByRole('link', { name: 'También en español' }).filter({ visible: true });

test('the switch leads to the same page, anchor and place, and back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(guide.en);
  const anchor = await page.locator('main h2[id], main section[id]').nth(2).getAttribute('id');
  await page.goto(`${guide.en}#${anchor}`, { waitUntil: 'networkidle' });
  const place = () =>
    page.evaluate(() => {
      const blocks = [...document.querySelectorAll('main :is(h1,h2,h3,p,li,tr)')];
      return blocks.findIndex((block) => block.getBoundingClientRect().bottom > 0);
    });
  await expect.poll(place).toBeGreaterThan(3);
  const before = await place();
  // Pressed without scrolling: a click by the test would first scroll to the top of the page.
  await toSpanish(page).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(`${guide.es}#${anchor}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  await expect.poll(place).toBe(before);

  await page.getByRole('link', { name: 'English', exact: true }).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(`${guide.en}#${anchor}`);
});

test('what was typed goes along: a question, and the numbers of a tool', async ({ page }) => {
  await page.goto('/ask', { waitUntil: 'networkidle' });
  await page.getByLabel('Your question').fill('Is the pad wet?');
  await toSpanish(page).click();
  await expect(page).toHaveURL('/es/preguntar');
  await expect(page.getByLabel('Su pregunta')).toHaveValue('Is the pad wet?');

  await page.goto('/calculators/air-scrubber', { waitUntil: 'networkidle' });
  await page.getByLabel('Length (ft)').fill('12,5');
  await toSpanish(page).click();
  await expect(page).toHaveURL(/\/es\/calculadoras\/depurador-de-aire\?.*length=12/);
  await expect(page.getByLabel('Largo (pies)')).toHaveValue('12,5');
});

test('an unknown Spanish address is answered in Spanish', async ({ page }) => {
  const answer = await page.goto('/es/no/hay-tal-pagina');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Ay! No encontramos esa página');
  await page.getByRole('main').getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL('/es');
});

test.describe('in a browser that speaks Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('Spanish is offered in its own words beside the name of the site, and the choice is saved', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/about');
    await expect(page).toHaveURL('/about');
    await expect(offer(page)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Water Damage Field Manual' })).toBeVisible();
    await offer(page).click();
    await expect(page).toHaveURL('/es/quienes-somos');
    await page.goto('/about');
    await expect(toSpanish(page)).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    await page.goto('/this-device');
    await page.getByRole('button', { name: 'Delete: The language you chose' }).click();
    await page.goto('/about');
    await expect(offer(page)).toBeVisible();
  });
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });
});
