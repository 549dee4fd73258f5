import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

test.use({ locale: 'es-MX' });

const result = (page: Page) => page.getByRole('region', { name: 'Su evaluación' });

async function assess(page: Page, text: string) {
  await page.goto('/es/evaluar-dano');
  await page.getByLabel('Describa el daño').fill(text);
  await page.getByRole('button', { name: 'Obtener evaluación profesional con IA' }).click();
  await expect(result(page)).toBeVisible();
}

test('an assessment of Spanish, as people type it', async ({ page }) => {
  await assess(page, 'se regreso el drenaje por la regadera y huele horrible');
  await expect(result(page)).toContainText('Agua negra');
  await expect(result(page)).toContainText('EMERGENCIA');
  await expect(result(page)).toContainText('Llame a profesionales en menos de 1 hora');
  await expect(result(page)).toContainText('Haga esto ya');
  await expect(result(page)).not.toContainText(/\b(water|the|with|call)\b/i);
});

test.describe('in a browser that speaks English', () => {
  test.use({ locale: 'en-US' });

  test('a server error is shown in the language of the page', async ({ page }) => {
    await page.route('/functions/v1/ai-damage-assessment', async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      // As a page of another site would ask: it is refused before what it sends is read.
      const headers = { ...route.request().headers(), origin: 'https://elsewhere.example' };
      await route.fulfill({ response: await route.fetch({ headers }) });
    });
    await page.goto('/es/evaluar-dano', { waitUntil: 'networkidle' });
    await page.getByLabel('Describa el daño').fill('se regreso el drenaje por la regadera');
    await page.getByRole('button', { name: 'Obtener evaluación profesional con IA' }).click();
    await expect(result(page)).toContainText('El servidor tuvo una falla.');
    await expect(result(page)).not.toContainText(/\b(please|server|form on our)\b/i);
  });
});
