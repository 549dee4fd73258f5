import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const sleeping = '/guides/sleeping-in-water-damaged-home';
const emergency = '/guides/emergency-checklist';

test('ticks stay on the device, are counted in sight, and can be cleared', async ({ page }) => {
  await page.goto(emergency);
  await expectCountInSight(page);
  await page.getByRole('button', { name: 'Clear check marks' }).click();
  const boxes = page.getByRole('checkbox');
  const total = await boxes.count();
  expect(total).toBeGreaterThan(15);
  await boxes.first().check();
  await boxes.nth(3).check();
  await expect(page.getByRole('status')).toHaveText(`2 of ${total} done. Saved on this device only.`);

  await page.reload();
  await expect(boxes.nth(3)).toBeChecked();
  await expect(boxes.nth(2)).not.toBeChecked();

  await page.getByRole('button', { name: 'Clear check marks' }).click();
  await expect(page.getByRole('status')).toHaveText(`0 of ${total} done. Saved on this device only.`);
  await page.reload();
  await expect(boxes.first()).not.toBeChecked();
});

test('the safe-to-stay list says what is missing until every box is ticked', async ({ page }) => {
  await page.goto(sleeping);
  const boxes = page.getByRole('checkbox');
  const total = await boxes.count();
  await expect(page.getByRole('status')).toContainText(`${total} of ${total} still to check`);
  for (const box of await boxes.all()) {
    await expect(page.getByRole('status')).toContainText('still to check');
    await box.check();
  }
  await expect(page.getByRole('status')).toContainText(`All ${total} are true today`);
});

/** The count is in sight while boxes are ticked, on every width. */
async function expectCountInSight(page: Page): Promise<void> {
  for (const [at, width] of [390, 1000, 1280].entries()) {
    await page.setViewportSize({ width, height: 800 });
    await page
      .getByRole('checkbox')
      .nth(12 + at)
      .check();
    const seen = await page.getByRole('status').evaluate((count) => {
      const { left, top, width, height } = count.getBoundingClientRect();
      return count.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(seen, `${width} px wide`).toBe(true);
  }
}

test.describe('with no script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is whole, says its rule and hides what cannot work', async ({ page }) => {
    await page.goto(sleeping);
    await expect(page.getByRole('checkbox')).toHaveCount(17);
    await expect(page.getByRole('status')).toContainText('All 17 have to be true');
    await expect(page.getByRole('button', { name: 'Clear check marks' })).toHaveCount(0);
    await page.getByRole('checkbox').first().check();
    await expect(page.getByRole('checkbox').first()).toBeChecked();
  });
});

for (const path of ['/guides/emergency-checklist', '/es/guias/lista-de-emergencia'])
  test(`the first box of ${path} is on the first screen of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await page.goto(path, { waitUntil: 'networkidle' });
    const box = await page.getByRole('main').getByRole('checkbox').first().boundingBox();
    const bar = await page.locator('[data-bar]').boundingBox();
    expect((box?.y ?? 780) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  });
