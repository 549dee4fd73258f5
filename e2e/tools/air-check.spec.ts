import type { Page } from '@playwright/test';
import { expectAccessible, expectNoResult, printedPages, resultOf } from '../support/tool-page.ts';
import { expect, test } from '../support/visitor.ts';

const path = '/calculators/air-check';
const whole = `${path}?affectedTemperature=80&affectedHumidity=60&outletTemperature=95&outletHumidity=22&unaffectedTemperature=75&unaffectedHumidity=45&outsideTemperature=88&outsideHumidity=65&surface=66&airflow=250&exchange=300`;
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate' }).click();

test('two airs give the grain depression', async ({ page }) => {
  await page.goto(path);
  await page.getByLabel('Affected room (°F)', { exact: true }).fill('80');
  await page.getByLabel('Affected room (%)', { exact: true }).fill('60');
  await page.getByLabel('Dehumidifier outlet (°F)').fill('95');
  await page.getByLabel('Dehumidifier outlet (%)').fill('22');
  await calculate(page);
  await expect(page.getByRole('heading', { name: 'The dehumidifier is drying.' })).toBeVisible();
  await expect(resultOf(page, 'Grain depression')).toHaveText('38.2 gr/lb');
  await expect(resultOf(page, 'Removed by the dehumidifier')).toHaveCount(0);
  await page.getByLabel('Dehumidifier airflow (CFM)').fill('250');
  await expect(page.getByText('You changed the form')).toBeVisible();
  await calculate(page);
  await expect(resultOf(page, 'Removed by the dehumidifier')).toHaveText('136 pints/day');
});

test('an outlet wetter than the room says so, with likely causes', async ({ page }) => {
  await page.goto(`${path}?affectedTemperature=75&affectedHumidity=40&outletTemperature=95&outletHumidity=50`);
  await expect(page.getByRole('heading', { name: 'The dehumidifier takes nothing out.' })).toBeVisible();
  await expect(page.getByText('The two readings are swapped')).toBeVisible();
});

test('all readings stand in the table and on the chart', async ({ page }) => {
  await page.goto(whole);
  await expect(page.getByRole('heading', { name: 'Keep it closed, and dehumidify.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The surface is 1.1 °F from wet.' })).toBeVisible();
  const rows = page.getByRole('region', { name: 'Readings' }).getByRole('row');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(1)).toContainText(/1 Outside.*88.*65.*130\.1/);
  await expect(
    page.getByRole('img', { name: /The readings on the psychrometric chart/ }).locator('circle'),
  ).toHaveCount(4);
});

test.describe('bad input', () => {
  for (const [label, typed, message] of [
    ['Affected room (°F)', '', 'Please enter valid temperature and relative humidity (0-100%).'],
    ['Affected room (%)', '101', 'Please enter valid temperature and relative humidity (0-100%).'],
    ['Dehumidifier outlet (°F)', '1e9', 'Please enter valid temperature and relative humidity (0-100%).'],
    ['Unaffected room (%)', '-1', 'Please enter valid temperature and relative humidity (0-100%).'],
    ['Outside (°F)', 'e', 'Please enter valid temperature and relative humidity (0-100%).'],
    ['Surface temperature (°F)', '999', 'Please enter a surface temperature from -40 to 212 °F, or leave it blank.'],
    ['Dehumidifier airflow (CFM)', '0', 'Please enter an airflow above zero and up to 20,000 CFM, or leave it blank.'],
    ['Air exchanged with outside (CFM)', '-5', 'Please enter an airflow above zero and up to 20,000 CFM'],
  ] as const) {
    test(`"${typed}" as ${label}`, async ({ page }) => {
      await page.goto(whole);
      await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
      const field = page.getByLabel(label, { exact: true });
      await field.fill('');
      await field.pressSequentially(typed);
      await calculate(page);
      await expect(page.getByRole('alert')).toContainText(message);
      await expect(page.getByRole('alert')).toContainText(label);
      await expect(field).toBeFocused();
      await expectNoResult(page);
    });
  }

  test('an empty form asks for a reading', async ({ page }) => {
    await page.goto(path);
    await calculate(page);
    await expect(page.getByRole('alert')).toContainText('Please enter at least one reading');
    await expectNoResult(page);
  });

  test('a bad value and an unknown key of a link are named', async ({ page }) => {
    await page.goto(`${path}?affectedTemperature=80&affectedHumidity=Infinity&mood=1`);
    await expect(
      page.getByText('The link held something that we cannot use here: Affected room (%), mood.'),
    ).toBeVisible();
    await expect(page.getByLabel('Affected room (°F)', { exact: true })).toHaveValue('80');
    await expectNoResult(page);
  });
});

test('is accessible with its result, and prints on one sheet', async ({ page }) => {
  await page.goto(whole);
  await page.getByText('Show the working').click();
  await expectAccessible(page);
  // The longest answer: every field filled, and all the causes of an outlet that is wetter than the room.
  await page.goto(
    `${whole.replace('Temperature=80', 'Temperature=75').replace('=60', '=40').replace('Humidity=22', 'Humidity=60')}`,
  );
  await expect(page.getByText('A low-grain or a desiccant machine keeps going.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await printedPages(page)).toBe(1);
});
