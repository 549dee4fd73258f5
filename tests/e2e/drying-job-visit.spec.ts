import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

const { jobs } = JSON.parse(readFileSync('core/drying-job/given.json', 'utf8'));

const part = (page: Page, name: string) => page.getByRole('region', { name });

async function open(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/drying-job');
  const buffer = Buffer.from(JSON.stringify(jobs[0].job));
  await page.getByLabel('Open a file').setInputFiles({ name: 'job.json', mimeType: 'application/json', buffer });
  await expect(page.getByRole('region', { name: 'Share and export' })).toBeVisible();
}

interface Box {
  readonly x: number;
  readonly width: number;
}

const within = (frame: Box | null, head: Box | null) =>
  frame !== null && head !== null && head.x >= frame.x && head.x + head.width <= frame.x + frame.width + 1;

const top = async (page: Page, name: string) =>
  (await page.getByRole('textbox', { name, exact: true }).boundingBox())?.y;

test('what one field refuses moves none beside it', async ({ page }) => {
  await open(page, 1280);
  await page.getByRole('textbox', { name: 'Outside, Humidity (%)', exact: true }).fill('150');
  await expect(page.getByText('Enter a number from 0 to 100')).toBeVisible();
  expect(await top(page, 'Outside, Humidity (%)')).toBe(await top(page, 'Outside, Temperature (°F)'));
});

for (const width of [360, 1280]) {
  test(`earlier days scroll beside the typed one: ${width} px`, async ({ page }) => {
    await open(page, width);
    const frame = part(page, 'Points by visit');
    await frame.scrollIntoViewIfNeeded();
    const table = frame.getByRole('table', { name: 'Points by visit' });
    await expect(table.getByRole('row')).toHaveCount(jobs[0].job.points.length + 1);
    await expect(table.getByRole('columnheader')).toHaveCount(jobs[0].job.visits.length + 2);
    // The open visit and the goal column are within the frame, wherever it begins.
    for (const name of ['Visit 5, Aug 14', 'To goal']) {
      const head = table.getByRole('columnheader', { name });
      await expect.poll(async () => within(await frame.boundingBox(), await head.boundingBox())).toBe(true);
    }
    const point = table.getByRole('row', { name: /^A north wall/ });
    await expect(point.getByRole('cell').last()).toHaveText('dry✓');
    await part(page, 'Visits')
      .getByRole('textbox', { name: /^north wall/ })
      .fill('17.4');
    await expect(point.getByRole('cell').last()).toHaveText('+2');
    await expect(point.getByRole('cell').nth(-2)).toContainText('17.4');
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

test('rows are separated from those above', async ({ page }) => {
  await open(page, 1280);
  const gapAbove = (line: Locator) =>
    line.evaluate(
      (at) => at.getBoundingClientRect().top - (at.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
    );
  for (const words of ['Press Enter or swipe left for the next field.', 'Single sheets, filled from this job.']) {
    expect(await gapAbove(page.getByText(words)), words).toBeGreaterThanOrEqual(8);
  }
  const lookUp = page.locator('p', { has: page.getByRole('button', { name: 'Look up the company and its number' }) });
  expect(await gapAbove(lookUp)).toBeGreaterThanOrEqual(8);
});
