import type { Page } from '@playwright/test';
import { faultsOf } from '../support/accessible.ts';
import { untilKept } from '../support/kept-state.ts';
import { expect, test } from '../support/visitor.ts';

const rows = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('button') });

async function ask(page: Page, question: string): Promise<void> {
  await page.goto('/ask', { waitUntil: 'networkidle' });
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Your question').fill(question);
  await page.getByRole('button', { name: 'Submit Question' }).click();
  await expect(page.getByText('Not sent yet')).toBeVisible();
}

test.describe('in a browser that keeps the site', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a newsletter address and questions wait without a signal, can be changed and canceled, and arrive', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await untilKept(page, ['en-first', 'en-rest']);
    await context.setOffline(true);
    await page.goto('/blog');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL('/waiting');
    await expect(rows(page)).toHaveText([/Newsletter.*ada@example\.com.*Waits for a signal/]);

    await ask(page, 'Is the pad wet?');
    await ask(page, 'Is the wall wet?');
    await page.getByRole('link', { name: 'See what waits' }).click();
    await expect(rows(page)).toHaveCount(3);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel: Question' }).first().click();
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page)).toHaveText([/Newsletter/, /pad/, /wall/]);
    await page.getByRole('button', { name: 'Back into the form: Question' }).last().click();
    await expect(page.getByLabel('Your question')).toHaveValue('Is the wall wet?');

    await context.setOffline(false);
    await page.goto('/waiting');
    await expect(rows(page)).toHaveText([/Check your mailbox/, /Reached us.*WD-/]);
    await page.getByRole('button', { name: 'Take off the list: Question' }).click();
    await expect(rows(page)).toHaveCount(1);
  });
});

test('what the server refuses is told above the page, and goes back into its form', async ({ page, context }) => {
  await page.goto('/es/contacto-wtr', { waitUntil: 'networkidle' });
  await page.getByLabel('Nombre').fill('Ada');
  await page.getByLabel('Ciudad o código postal').fill('78130');
  await page.getByLabel('Teléfono', { exact: true }).fill('12');
  await page.getByLabel('Qué pasó').fill('Se rompió un tubo.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Pedir estimado gratis' }).click();
  await expect(page.getByText('Todavía no se envía')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('alert').filter({ hasText: 'no recibió un mensaje suyo' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await faultsOf(page, 'color-contrast')).toEqual([]);
  }
  await page
    .getByRole('region', { name: /no recibió/ })
    .getByRole('link')
    .click();
  await expect(rows(page)).toHaveText([/Se rompió un tubo.*Nuestro servidor no lo recibió: .*teléfono/]);
  await page.getByRole('button', { name: 'Volver al formulario: Solicitud de estimado' }).click();
  await expect(page.getByLabel('Teléfono', { exact: true })).toHaveValue('12');
  await expect(page.getByLabel('Qué pasó')).toHaveValue('Se rompió un tubo.');
});
