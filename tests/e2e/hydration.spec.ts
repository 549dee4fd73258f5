import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

/** On a slow connection a page is shown seconds before its scripts load. Input in that time is kept. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const waiting: (() => Promise<void>)[] = [];
  let isHeld = true;
  await page.route('**/_astro/*.js', async (route) => {
    if (isHeld) waiting.push(() => route.continue());
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(waiting.map((go) => go()));
  };
}

test('values entered into a form before hydration stay and are saved', async ({ page }) => {
  await page.goto('/ask', { waitUntil: 'networkidle' });
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByLabel('Your question').fill('An older question');
  await page.locator('#ask-urgency').selectOption('urgent');

  // Another page between, so that the browser itself brings nothing back.
  await page.goto('/about');
  const release = await holdScripts(page);
  await page.goto('/ask', { waitUntil: 'commit' });
  await page.getByLabel('Your question').fill('A newer question');
  await page.locator('#ask-urgency').selectOption('emergency');
  await release();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada');
  await expect(page.getByLabel('Your question')).toHaveValue('A newer question\n\nAn older question');
  await expect(page.locator('#ask-urgency')).toHaveValue('emergency');

  await page.goto('/about');
  await page.goto('/ask');
  await expect(page.getByLabel('Your question')).toHaveValue('A newer question\n\nAn older question');
  await expect(page.locator('#ask-urgency')).toHaveValue('emergency');
});

test('a photo chosen before hydration is listed with the others', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/ask', { waitUntil: 'commit' });
  const photo = { name: 'stain.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
  await page.locator('input[type=file]').setInputFiles(photo);
  await release();
  await expect(page.getByRole('button', { name: 'stain.png' })).toBeVisible();
});

/** How many boxes are ticked in what the device keeps of its one list. */
function ticksOn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const [{ name = '' } = {}] = await indexedDB.databases();
    if (!name) return 0;
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
    });
    const kept = await new Promise<{ value: unknown }[]>((resolve) => {
      const reading = database.transaction('entries').objectStore('entries').getAll();
      reading.onsuccess = () => resolve(reading.result);
    });
    database.close();
    return String(kept[0]?.value ?? '').replaceAll('0', '').length;
  });
}

test('a box ticked before hydration joins those of the last visit', async ({ page }) => {
  const path = '/guides/emergency-checklist';
  const boxes = page.getByRole('checkbox');
  await page.goto(path, { waitUntil: 'networkidle' });
  await boxes.first().check();
  await expect.poll(() => ticksOn(page)).toBe(1);
  await page.goto('/about');
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await boxes.nth(3).check();
  await release();
  await expect(page.getByRole('status')).toContainText(/\b2 (of|de) /);
  await expect(boxes.first()).toBeChecked();
  await expect.poll(() => ticksOn(page)).toBe(2);

  await page.goto('/about');
  await page.goto(path);
  await expect(boxes.first()).toBeChecked();
  await expect(boxes.nth(3)).toBeChecked();
});

for (const { path, label, typed } of [
  { path: '/calculators/psychrometric', label: 'Temperature (°F)', typed: '81' },
  { path: '/damage-assessment', label: 'Describe the damage', typed: 'The ceiling sags' },
]) {
  test(`${path}: values typed into a tool before hydration stay`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.getByLabel(label).first();
    await field.fill(typed);
    await release();
    await page.waitForLoadState('networkidle');
    await expect(field).toHaveValue(typed);
    // The tool knows it too: what it draws anew at the next letter still holds the first.
    await field.press('End');
    await field.pressSequentially('0');
    await expect(field).toHaveValue(`${typed}0`);
  });
}

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
