import { assess, box, button, ownNumber, page, result } from './support/assessment-page.ts';
import { expect, test } from './support/fixtures.ts';
import { everyLook, expectAccessible, otherLooks } from './support/tool-page.ts';

test('only the answer is printed, in its own language', { tag: '@full' }, async ({ page: visitor }) => {
  await visitor.goto(page);
  await box(visitor).fill('El techo está panzón y gotea por el foco de la cocina');
  await button(visitor).click();
  await expect(visitor.getByRole('button', { name: 'Copiar texto' })).toBeVisible();
  await visitor.emulateMedia({ media: 'print' });
  await expect(visitor.getByText('No entre al agua')).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Copiar texto' })).toBeHidden();
  const printed = await visitor.getByRole('main').innerText();
  expect(printed).not.toMatch(/\b(?:the|water|Call|within|your|How)\b/);
});

test('the verdict, the 911 line and the call are in view after the press', async ({ page: visitor }) => {
  for (const size of [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await visitor.setViewportSize(size);
    await visitor.goto(page);
    await assess(visitor, 'Sewage backed up into the tub');
    await expect(result(visitor).locator('a[href="tel:911"]').first()).toBeInViewport();
    // On the smallest phones the bar at the bottom has the company's number.
    if (size.width > 320) await expect(result(visitor).getByRole('link', { name: ownNumber }).first()).toBeInViewport();
    await expect(result(visitor).getByText('EMERGENCY', { exact: true })).toBeInViewport();
  }
});

test('on a phone the steps start within a screen and a half, and 911 comes before the company', async ({
  page: visitor,
}) => {
  const size = { width: 390, height: 780 };
  await visitor.setViewportSize(size);
  for (const [text, calls] of [
    ['Sewage backed up into the tub', 1],
    ['The ceiling is wet and my husband got shocked', 2],
    ['El techo está panzón y gotea por el foco de la cocina', 1],
  ] as const) {
    await visitor.goto(page);
    await box(visitor).fill(text);
    await button(visitor).click();
    const answer = visitor.locator('section[aria-labelledby="result-title"]');
    const first = answer.getByRole('listitem').first();
    await expect(first).toBeVisible();
    const from = (await answer.boundingBox())?.y ?? 0;
    expect(((await first.boundingBox())?.y ?? Infinity) - from, text).toBeLessThan(1.5 * size.height);
    const dialled = await answer
      .locator('a[href^="tel:"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(dialled.slice(0, calls)[0]).toBe('tel:911');
  }
});

for (const [when, looks] of everyLook) {
  test(`the result is accessible, ${when}`, { tag: looks === otherLooks ? '@full' : [] }, async ({ page: visitor }) => {
    await visitor.emulateMedia({ reducedMotion: 'reduce' });
    await visitor.goto(page);
    await box(visitor).fill('La pared está mojada, the outlets are wet, small leak, sigue goteando');
    await button(visitor).click();
    await expect(visitor.getByRole('button', { name: 'Empezar de nuevo' })).toBeVisible();
    await expectAccessible(visitor, looks);
  });
}

test('without script the page gives the phone and the categories', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(`${baseURL}${page}`);
  await expect(visitor.getByRole('link', { name: ownNumber }).first()).toBeVisible();
  await expect(visitor.getByRole('rowheader', { name: /Black Water/ })).toBeVisible();
  await expect(box(visitor)).toBeHidden();
  await context.close();
});
