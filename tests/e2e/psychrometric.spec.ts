import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { everyLook, expectAccessible, otherLooks, printedPages, resultOf } from './support/tool-page.ts';

const path = '/calculators/psychrometric';

async function calculate(page: Page, temperature: string, humidity: string) {
  await page.getByLabel('Temperature (°F)').fill(temperature);
  await page.getByLabel('Relative humidity (%)').fill(humidity);
  await page.getByRole('button', { name: 'Calculate' }).click();
}

test('starts at sea level, and remembers the town of the last visit', async ({ page }) => {
  await page.goto(path);
  await calculate(page, '70', '50');
  await expect(resultOf(page, 'Mixing ratio')).toHaveText('7.78 g/kg');
  await page.getByRole('button', { name: 'Use New Braunfels' }).click();
  await expect(resultOf(page, 'Mixing ratio')).toHaveText('7.97 g/kg');
  await page.goto('/calculators/air-check');
  await expect(page.getByLabel('Location (sets the air pressure)')).toHaveValue('new-braunfels');
});

test.describe('the chart', () => {
  const point = (page: Page) => page.getByRole('slider', { name: 'Air on the chart' });

  test('moves by arrow keys, in step with form, result and address, by keyboard alone from the first field', async ({
    page,
  }) => {
    await page.goto(path);
    // Before hydration, Enter would load the page with the values in its URL.
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await page.getByLabel('Temperature (°F)').focus();
    await page.keyboard.type('78');
    await page.keyboard.press('Tab');
    await page.keyboard.type('62');
    await page.keyboard.press('Enter');
    await expect(resultOf(page, 'Dew point')).toHaveText('63.9 °F');
    await expect(page.getByRole('region', { name: 'Result' })).toBeFocused();
    await point(page).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByLabel('Temperature (°F)')).toHaveValue('80');
    await expect(page.getByLabel('Relative humidity (%)')).toHaveValue('60');
    await expect(resultOf(page, 'Dew point')).toHaveText('64.9 °F');
    await expect(point(page)).toHaveAttribute('aria-valuetext', '80 °F, 60% humidity, dew point 64.9 °F');
    await expect(page).toHaveURL(/temperature=80&humidity=60/);
  });

  test('moves by pointer', async ({ page }) => {
    await page.goto(`${path}?temperature=78&humidity=62`);
    await point(page).scrollIntoViewIfNeeded();
    const box = await point(page).boundingBox();
    if (!box) throw new Error('the point has no place on the screen');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y, { steps: 5 });
    await page.mouse.up();
    const warmer = Number(await page.getByLabel('Temperature (°F)').inputValue());
    expect(warmer).toBeGreaterThan(82);
    await expect(page.getByRole('heading', { name: `Air at ${warmer} °F` })).toBeVisible();
  });
});

test.describe('several airs', () => {
  const link = `${path}?temperature=80&humidity=60`;
  const airs = (page: Page) => page.getByRole('region', { name: 'Readings to compare' });

  async function keep(page: Page, name: string) {
    await page.getByLabel('Name of this reading').fill(name);
    await page.getByRole('button', { name: 'Save this reading on the chart' }).click();
    await expect(airs(page)).toContainText(name);
  }

  test('are saved, shown and removed by keyboard, and remain after a reload', async ({ page }) => {
    await page.goto(link);
    await page.getByLabel('Name of this reading').focus();
    await page.keyboard.type('Hall');
    await page.keyboard.press('Enter');
    const hall = airs(page).getByRole('row', { name: 'Hall' });
    await expect(hall).toContainText('64.9');
    await page.getByRole('slider', { name: 'Air on the chart' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(airs(page).getByRole('row', { name: 'In the form now' })).toContainText('81');
    await page.reload();
    await hall.getByRole('button', { name: 'Show Hall in the form' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Temperature (°F)')).toHaveValue('80');
    await hall.getByRole('button', { name: 'Remove Hall' }).focus();
    await page.keyboard.press('Enter');
    await expect(airs(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Save this reading on the chart' })).toBeFocused();
  });

  test('as many as the chart holds are accessible, fit a phone, and print on one sheet', { tag: '@full' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await page.goto(link);
    for (const name of ['Outside', 'Hall', 'Kitchen', 'Bedroom', 'Outlet of the LGR', 'Crawl space'])
      await keep(page, name);
    await expect(page.getByText('The chart holds 6 readings.')).toBeVisible();
    await expectAccessible(page);
    await expectAccessible(page, otherLooks);
    const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(sideways)).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await printedPages(page)).toBe(1);
  });
});

test('without JavaScript the page says so and still explains the method', { tag: '@full' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const silent = await (
    await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  ).newPage();
  await silent.goto(path);
  await expect(silent.locator('noscript p')).toBeVisible();
  await expect(silent.getByRole('heading', { name: 'How it’s worked out' })).toBeVisible();
  await silent.context().close();
  await page.goto(path);
  await expect(page.locator('noscript p')).toBeHidden();
});

for (const [when, looks] of everyLook) {
  const tag = looks === otherLooks ? '@full' : [];
  test(`is accessible with its result, ${when}, and prints on one sheet`, { tag }, async ({ page }) => {
    await page.goto(`${path}?temperature=30&humidity=50&place=seguin`);
    await expect(resultOf(page, 'Frost point')).toBeVisible();
    await page.getByText('Show the math').click();
    await expectAccessible(page, looks);
    await page.emulateMedia({ media: 'print' });
    expect(await printedPages(page)).toBe(1);
  });
}

test.describe('on a slow line, before the script has arrived', () => {
  /** Holds the page's scripts back until `arrive` is called. */
  async function heldBack(page: Page) {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/_astro/*.js', async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByLabel('Temperature (°F)').fill('80');
    await page.getByLabel('Relative humidity (%)').fill('60');
    return arrive;
  }

  test('a press of the button comes back with the result', async ({ page }) => {
    const arrive = await heldBack(page);
    await page.getByRole('button', { name: 'Calculate' }).click({ noWaitAfter: true });
    await page.waitForURL(/temperature=80&humidity=60/, { waitUntil: 'commit' });
    arrive();
    await expect(resultOf(page, 'Dew point')).toHaveText('64.9 °F');
  });
});
