import { violationsOf } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

test('an unknown address answers 404, leads home and logs the bad path', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const response = await page.goto('/no/such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  expect(logged.join('\n')).toContain('/no/such-page');
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the skip link leads to the text', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('the emergency number dials from every screen width', async ({ page }) => {
  for (const [width, place, name] of [
    [360, page.getByRole('navigation', { name: 'Help now' }), 'Call now'],
    [1280, page.getByRole('complementary', { name: 'Emergency line' }), /^Call \(/],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/about');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    const call = place.getByRole('link', { name });
    await expect(call).toBeInViewport();
    expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect(call).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens, and closes on a second press, on Escape and on any link', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const menu = page.locator('details[data-menu="mobile"]');
    const trigger = menu.locator('> summary');
    const link = menu.getByRole('link', { name: 'Home' });
    const place = await trigger.boundingBox();
    await expect(trigger).toHaveText(/Menu/);
    await trigger.click();
    await expect(link).toBeVisible();
    await expect(trigger.getByText('Close')).toBeVisible();
    await expect(trigger.getByText('Menu')).toBeHidden();
    expect(await trigger.boundingBox()).toEqual(place);
    await trigger.click();
    await expect(link).toBeHidden();
    await trigger.click();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(trigger).toBeFocused();
    await trigger.click();
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    await expect(link).toBeHidden();
  });
});

test.describe('the menus of a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  test('load their drawings and phone number on approach only', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/blog', { waitUntil: 'networkidle' });
    expect(asked.filter((path) => path.startsWith('/menus/'))).toEqual([]);
    const main = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('banner').hover();
    await main.getByText('Learning', { exact: true }).click();
    const panel = main.locator('details[open] [data-panel]');
    await expect(panel.getByRole('link', { name: 'Call now' })).toBeInViewport();
    await expect(panel.getByRole('link', { name: 'Emergency checklist', exact: true })).toBeVisible();
    await expect(panel.locator('[aria-current=page]')).toHaveText('Blog');
    expect(await panel.locator('img').evaluateAll((all) => all.every((img) => img.clientWidth > 0))).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await main.getByText('Tools', { exact: true }).click();
    await expect(main.locator('details[open] [data-drawn] svg').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(main.locator('details[open] [data-panel]')).toHaveCount(0);
  });
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('the menus still open', { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await page.getByText('Tools', { exact: true }).first().click();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Assessment' }),
    ).toBeVisible();
  });
});

for (const fonts of ['its own fonts', 'the fonts of the device']) {
  const tag = fonts === 'its own fonts' ? [] : '@full';
  test(`the header is one row on every wide screen, in both languages, in ${fonts}`, { tag }, async ({ page }) => {
    if (fonts !== 'its own fonts') await page.route(/\.woff2$/, (route) => route.abort());
    for (const path of ['/about', '/es/quienes-somos']) {
      await page.goto(path);
      for (const width of [992, 1024, 1100, 1200, 1280, 1366, 1440, 1600]) {
        await page.setViewportSize({ width, height: 700 });
        const middles = await page
          .locator('details[data-menu=mobile] nav > ul > li')
          .evaluateAll((entries) =>
            entries.map((entry) => entry.getBoundingClientRect()).map(({ top, bottom }) => Math.round(top + bottom)),
          );
        expect(middles.length).toBeGreaterThan(6);
        expect(new Set(middles).size, `${path} at ${width} px`).toBe(1);
        const height = () => document.querySelector('header')?.offsetHeight;
        expect(await page.evaluate(height), `${path} at ${width} px`).toBeLessThan(64);
        const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
        expect(await page.evaluate(sideways), `${path} at ${width} px`).toBe(0);
      }
    }
  });
}

test('a form to leave a name is one tap away in the header of a wide screen, and in the open menu of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/guides/mold-prevention');
  await expect(page.locator('header').getByRole('link', { name: 'Get help' })).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 780 });
  await page.locator('[data-menu="mobile"] > summary').click();
  await expect(page.locator('[data-menu="mobile"]').getByRole('link', { name: 'Free estimate' })).toBeInViewport();
});
