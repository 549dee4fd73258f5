import { consoleErrors } from './support/console-errors.ts';
import { expect, test } from './support/fixtures.ts';
import { untilStored } from './support/offline-state.ts';

test.use({ serviceWorkers: 'allow' });

// In Spanish: that all English pages open is tested with another version of the site.
test('after one visit pages open offline, and an unknown one lists what is stored', async ({ page, context }) => {
  await page.goto('/es');
  await untilStored(page, ['es-essentials', 'es-manual']);

  await context.setOffline(true);
  const errors = await consoleErrors(page);
  await page.goto('/es/guias/lista-de-emergencia');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/emergenc/i);
  await page.getByRole('checkbox').first().check();
  await page.goto('/es/nada');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No hay señal, y esta página no está guardada');
  expect(errors.filter((line) => !line.includes('503'))).toEqual([]);
});

test.describe('with data saving on', () => {
  test('nothing is stored unasked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  });
});
