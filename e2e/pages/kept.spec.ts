import { complaints } from '../support/complaints.ts';
import { untilKept } from '../support/kept-state.ts';
import { expect, test } from '../support/visitor.ts';

test.use({ serviceWorkers: 'allow' });

const homes = [
  {
    language: 'en',
    home: '/',
    keeps: 'Keep this manual',
    checklist: '/guides/emergency-checklist',
    unknown: '/nowhere',
    noSignal: 'No signal, and this page is not kept',
  },
  {
    language: 'es',
    home: '/es',
    keeps: 'Guardar este manual',
    checklist: '/es/guias/lista-de-emergencia',
    unknown: '/es/nada',
    noSignal: 'No hay señal, y esta página no está guardada',
  },
] as const;

for (const { language, home, keeps, checklist, unknown, noSignal } of homes)
  test(`${home} says how far keeping is; then pages open without a signal, and an unknown one says what there is`, {
    tag: language === 'en' ? [] : '@full',
  }, async ({ page, context }) => {
    const link = page.locator('footer a[data-keep]');
    let letOn = () => {};
    const held = new Promise<void>((done) => {
      letOn = done;
    });
    await context.route(`**/search/${language}.json`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(home);
    // A page begins with it when it is idle, and after ten seconds where it never is.
    await expect(link).toHaveText(new RegExp(`^${keeps} · \\d+\\s?%$`), { timeout: 30_000 });
    letOn();
    await untilKept(page, [`${language}-first`, `${language}-rest`]);
    await expect(link).toHaveText(keeps);

    await context.setOffline(true);
    const heard = await complaints(page);
    await page.goto(checklist);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/emergenc/i);
    await page.getByRole('checkbox').first().check();
    await page.goto(unknown);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(noSignal);
    expect(heard.filter((line) => !line.includes('503'))).toEqual([]);
  });

test.describe('with data saving on', () => {
  test('nothing is kept unasked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  });
});
