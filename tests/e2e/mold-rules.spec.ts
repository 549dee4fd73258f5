import { expect, test } from './support/fixtures.ts';

test('a job is answered with its rules, with no request to anybody, and the fields are there after a reload', async ({
  page,
}) => {
  await page.goto('/mold-rules', { waitUntil: 'networkidle' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByLabel('All the mold').fill('40');
  await page.getByLabel('Someone paid to clean it up').check();
  await page.getByLabel('A shop, an office').check();
  await page.getByRole('button', { name: 'Show the rules' }).click();
  await expect(page.getByRole('heading', { name: 'What the rules say' })).toBeFocused();
  await expect(page.getByText('Texas requires a license for this work.')).toBeVisible();
  await page.getByRole('link', { name: 'Occupations Code 1958.101' }).click();
  await expect(page).toHaveURL(/#rule-hired$/);
  expect(asked).toEqual([]);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByLabel('All the mold')).toHaveValue('40');
  await page.getByRole('button', { name: 'Show the rules' }).click();
  await expect(page.getByText('Texas requires a license for this work.')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('every rule is on the page', async ({ page }) => {
    await page.goto('/es/reglas-del-moho');
    await expect(page.getByText('Si paga para que limpien 25 pies cuadrados contiguos o más')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ver las reglas' })).toBeHidden();
  });
});
