import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { resultOf } from './support/tool-page.ts';

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

test('the cost builder shows the cost, and its numbers go to the form', async ({ page }) => {
  await page.goto('/es/calcular-costo');
  await page.getByLabel('Pies cuadrados').fill('500');
  await page.getByRole('radio', { name: 'Sótano' }).check();
  await page.getByRole('radio', { name: 'Agua gris' }).check();
  await page.getByRole('radio', { name: 'Moderada' }).check();
  await page.getByRole('button', { name: 'Calcular estimado' }).click();
  await expect(resultOf(page, 'Punto medio')).toHaveText('$4,550');
  const region = page.getByRole('region', { name: 'Resultado' });
  await expect(region).toContainText('500 pies², sótano, agua gris, gravedad moderada');
  await page.getByRole('link', { name: 'Enviar estos números' }).click();
  await expect(page).toHaveURL(/^[^#?]*\/es\/(contacto-wtr|preguntar)/);
});

test('psychrometrics reads a decimal comma as one, and asks what can be read two ways', async ({ page }) => {
  await page.goto('/es/calculadoras/psicrometrica');
  await page.getByLabel('Temperatura (°F)').fill('78,5');
  await page.getByLabel('Humedad relativa (%)').fill('62');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await expect(resultOf(page, 'Punto de rocío')).toHaveText('64.4 °F');
  await expect(page.getByRole('region', { name: 'Resultado' })).toContainText('Aire a 78.5 °F y 62%');

  await page.getByLabel('Temperatura (°F)').fill('80');
  await page.getByLabel('Humedad relativa (%)').fill('60');
  await page.getByLabel('Lugar (fija la presión del aire)').selectOption('altitude');
  await page.getByLabel('Altitud (pies)').fill('1,500');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await expect(page.getByRole('alert')).toContainText('«1,500» se puede leer de dos maneras. Escriba 1500 o 1.5.');
  await page.getByLabel('Altitud (pies)').fill('1500');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(resultOf(page, 'Punto de rocío')).toHaveText('64.9 °F');
});
