import type { Page } from '@playwright/test';
import { violationsOf } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

const rows = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('button') });

test('a message that the server rejects is reported on top of the page, and goes back into its form', async ({
  page,
  context,
}) => {
  await page.goto('/es/contacto-wtr', { waitUntil: 'networkidle' });
  await page.getByLabel('Nombre').fill('Ada');
  await page.getByLabel('Ciudad o código postal').fill('78130');
  await page.getByLabel('Teléfono', { exact: true }).fill('12');
  // A page from before numbers were checked in the browser.
  await page.getByLabel('Teléfono', { exact: true }).evaluate((field) => field.setAttribute('type', 'text'));
  await page.getByLabel('Qué pasó').fill('Se rompió un tubo.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Pedir estimado gratis' }).click();
  await expect(page.getByText('Todavía no se ha enviado')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('alert').filter({ hasText: 'no recibió un mensaje suyo' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page, 'color-contrast')).toEqual([]);
  }
  await page
    .getByRole('region', { name: /no recibió/ })
    .getByRole('link')
    .click();
  await expect(rows(page)).toHaveText([/Se rompió un tubo.*Nuestro servidor no lo recibió: .*teléfono/]);
  await page.getByRole('button', { name: 'Cambiarlo: Solicitud de estimado' }).click();
  await expect(page.getByLabel('Teléfono', { exact: true })).toHaveValue('12');
  await expect(page.getByLabel('Qué pasó')).toHaveValue('Se rompió un tubo.');
});
