import { expect, test } from './support/fixtures.ts';

test.use({ locale: 'es-MX' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an emergency: from the first page to the list, a tick, and the call', async ({ page }) => {
    await page.goto('/es');
    await expect(
      page.getByRole('heading', { name: '¿Se le está metiendo el agua? Haga primero estas tres cosas.' }),
    ).toBeVisible();
    await page.getByRole('link', { name: /^Los \d+ pasos$/ }).click();
    await expect(page).toHaveURL('/es/guias/lista-de-emergencia');
    await expect(page.getByRole('checkbox').first()).toHaveAccessibleName(/^Saque a todos del agua:/);
    await page.getByRole('checkbox').first().check();
    await expect(page.getByRole('status')).toHaveText(/^Hechos: 1 de \d+\. Solo se guarda en este dispositivo\.$/);
    const call = page.getByRole('navigation', { name: 'Ayuda ahora' }).getByRole('link', { name: 'Llamar' });
    await expect(call).toBeInViewport();
    await expect(call).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  });
});

test('mold: from the guides to the page, its sources, its PDF and the next page', async ({ page, request }) => {
  await page.goto('/es/guias');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Prevenir el moho/ })
    .click();
  await expect(page).toHaveURL('/es/guias/prevenir-moho');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('moho');
  await expect(page.locator('main')).toContainText('24 a 48 horas');
  await expect(page.locator('main li#s1')).toBeAttached();
  await page.locator('main [role=doc-noteref]').first().click();
  await expect(page).toHaveURL(/prevenir-moho#s\d+$/);
  const paper = await page.getByRole('link', { name: 'Versión para imprimir (PDF)' }).getAttribute('href');
  expect(paper).toBe('/es/downloads/mold-prevention.pdf');
  expect((await request.get(paper ?? '')).headers()['content-type']).toBe('application/pdf');
});
