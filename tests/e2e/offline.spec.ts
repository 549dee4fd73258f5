import { consoleErrors } from './support/console-errors.ts';
import { expect, test } from './support/fixtures.ts';
import { untilStored } from './support/offline-state.ts';

test.use({ serviceWorkers: 'allow' });

const homes = [
  {
    language: 'en',
    home: '/',
    checklist: '/guides/emergency-checklist',
    unknown: '/nowhere',
    noSignal: 'You’re offline, and this page isn’t saved',
  },
  {
    language: 'es',
    home: '/es',
    checklist: '/es/guias/lista-de-emergencia',
    unknown: '/es/nada',
    noSignal: 'No hay señal, y esta página no está guardada',
  },
] as const;

for (const { language, home, checklist, unknown, noSignal } of homes)
  test(`after one visit to ${home} pages open offline, and an unknown one lists what is stored`, {
    tag: language === 'en' ? [] : '@full',
  }, async ({ page, context }) => {
    await page.goto(home);
    await untilStored(page, [`${language}-essentials`, `${language}-manual`]);

    await context.setOffline(true);
    const heard = await consoleErrors(page);
    await page.goto(checklist);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/emergenc/i);
    await page.getByRole('checkbox').first().check();
    await page.goto(unknown);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(noSignal);
    expect(heard.filter((line) => !line.includes('503'))).toEqual([]);
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
