import type { Page } from '@playwright/test';
import { faultsOf } from '../support/accessible.ts';
import { complaints } from '../support/complaints.ts';
import { untilKept } from '../support/kept-state.ts';
import { expect, test } from '../support/visitor.ts';

test.use({ serviceWorkers: 'allow' });

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

for (const [home, checklist, title, unknown, noSignal] of [
  ['/', '/guides/emergency-checklist', /Emergency/, '/nowhere', 'No signal, and this page is not kept'],
  ['/es', '/es/guias/lista-de-emergencia', /emergencia/i, '/es/nada', 'No hay señal, y esta página no está guardada'],
] as const)
  test(`after one visit to ${home} pages open without a signal, and an unknown one says what there is`, {
    tag: home === '/' ? [] : '@full',
  }, async ({ page, context }) => {
    await page.goto(home);
    await untilKept(page, home === '/' ? ['en-first', 'en-rest'] : ['es-first', 'es-rest']);
    await context.setOffline(true);
    const heard = await complaints(page);
    await page.goto(checklist);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('checkbox').first().check();
    await page.goto(unknown);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(noSignal);
    expect(heard.filter((line) => !line.includes('503'))).toEqual([]);
  });

test('how far it is stands in the footer while it comes, and no longer', async ({ page }) => {
  const link = page.locator('footer a[data-keep]');
  let letOn = () => {};
  const held = new Promise<void>((done) => {
    letOn = done;
  });
  await page.context().route('**/search/en.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await expect(link).toHaveText(/^Keep this manual · \d+%$/);
  letOn();
  await untilKept(page, ['en-first', 'en-rest']);
  await expect(link).toHaveText('Keep this manual');
});

test('the page of what is kept shows it, keeps more, and takes it all away', async ({ page, context }) => {
  await page.goto('/keep');
  await untilKept(page, ['en-first', 'en-rest']);
  await page.reload();
  await expect(rowOf(page, 'For an emergency')).toContainText(/0\.2 MB\s+Kept /);
  await expect(rowOf(page, 'The manual in Spanish')).toContainText('Not kept');
  await page.getByRole('button', { name: 'Keep: The manual in Spanish' }).click();
  await expect(page.getByRole('status').first()).toHaveText('It is kept.', { timeout: 60_000 });
  await expect(rowOf(page, 'The manual in Spanish')).toContainText('Kept ');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take it all away' }).click();
  await expect(page.getByRole('status').first()).toContainText('Nothing of the manual is kept');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto('/guides/emergency-checklist')).rejects.toThrow();
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
