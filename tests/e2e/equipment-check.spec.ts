import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const { jobs } = JSON.parse(readFileSync('core/drying-job/given.json', 'utf8'));
const [{ job }] = jobs;
const file = { name: 'job.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(job)) };

async function enterLine(page: Page): Promise<void> {
  await page.locator('[name="lines.0.kind"]').selectOption({ label: 'Air mover' });
  await page.locator('[name="lines.0.units"]').fill('12');
  await page.locator('[name="lines.0.days"]').fill('4');
}

test('an invoice beside a job’s log says what fits and what to ask, and sends nothing', async ({ page }) => {
  await page.goto('/calculators/equipment-check', { waitUntil: 'networkidle' });
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'GET' || sent.push(request.url())));
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('alert')).toHaveText('Enter at least one line from the invoice.');
  await expect(page.locator('[name="lines.0.kind"]')).toBeFocused();

  await enterLine(page);
  await page.getByLabel('Choose a job file').setInputFiles(file);
  await expect(page.getByRole('status').filter({ hasText: job.title })).toBeVisible();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { name: 'What fits, and what to ask' })).toBeFocused();
  for (const said of [
    'Inside the range of the two: our count 20, industry 12 to 13.',
    '48 equipment-days. The log shows 40 counted in 24-hour periods, or 52 counted by date.',
    'In 24-hour periods, the log shows 40 equipment-days; by date, 52.',
  ])
    await expect(page.getByText(said)).toBeVisible();
  const rule = page
    .getByRole('listitem')
    .filter({ hasText: 'In 24-hour periods, the log shows 40 equipment-days; by date, 52.' })
    .getByRole('link');
  await rule.first().click();
  await expect(page).toHaveURL(/#rule-days$/);
  expect(sent).toEqual([]);

  // The invoice is there again; the log was read in that window alone.
  await page.reload();
  await expect(page.locator('[name="lines.0.units"]')).toHaveValue('12');
  await expect(page.getByLabel('Choose a job file')).toBeVisible();
});
