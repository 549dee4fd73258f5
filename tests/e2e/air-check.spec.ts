import { expect, test } from './support/fixtures.ts';
import { expectAccessible, printedPages } from './support/tool-page.ts';

const path = '/calculators/air-check';
const whole = `${path}?affectedTemperature=80&affectedHumidity=60&outletTemperature=95&outletHumidity=22&unaffectedTemperature=75&unaffectedHumidity=45&outsideTemperature=88&outsideHumidity=65&surface=66&airflow=250&exchange=300`;

test('all readings are in the table and on the chart', async ({ page }) => {
  await page.goto(whole);
  await expect(page.getByRole('heading', { name: 'Keep it closed and dehumidify.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The surface is 1.1 °F from sweating.' })).toBeVisible();
  const rows = page.getByRole('region', { name: 'Readings' }).getByRole('row');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(1)).toContainText(/1 Outside.*88.*65.*130\.1/);
  await expect(
    page.getByRole('img', { name: /The readings on the psychrometric chart/ }).locator('circle'),
  ).toHaveCount(4);
});

test('is accessible with its result, and prints on one sheet', async ({ page }) => {
  await page.goto(whole);
  await page.getByText('Show the math').click();
  await expectAccessible(page);
  // The longest answer: every field filled, and all the causes of an outlet that is wetter than the room.
  await page.goto(
    `${whole.replace('Temperature=80', 'Temperature=75').replace('=60', '=40').replace('Humidity=22', 'Humidity=60')}`,
  );
  await expect(page.getByText('An LGR or a desiccant keeps going.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await printedPages(page)).toBe(1);
});
