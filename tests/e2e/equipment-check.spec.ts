import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const { jobs } = JSON.parse(readFileSync('core/drying-job/given.json', 'utf8'));
const [{ job }] = jobs;
const file = { name: 'job.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(job)) };

const words = {
  submit: 'Compare',
  missing: 'Enter at least one line from the invoice.',
  kind: 'Air mover',
  file: 'Choose a job file',
  fits: 'It fits: our count 20, industry 12 to 13.',
  dates: '48 equipment-days. The log shows 40 counted in 24-hour periods, or 52 counted by date.',
  ask: 'In 24-hour periods, the log shows 40 equipment-days; by date, 52.',
  title: 'What fits, and what to ask',
} as const;

async function enterLine(page: Page, kind: string): Promise<void> {
  await page.locator('[name="lines.0.kind"]').selectOption({ label: kind });
  await page.locator('[name="lines.0.units"]').fill('12');
  await page.locator('[name="lines.0.days"]').fill('4');
}

test('an invoice beside a job’s log says what fits and what to ask, and sends nothing', async ({ page }) => {
  await page.goto('/calculators/equipment-check', { waitUntil: 'networkidle' });
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'GET' || sent.push(request.url())));
  await page.getByRole('button', { name: words.submit }).click();
  await expect(page.getByRole('alert')).toHaveText(words.missing);
  await expect(page.locator('[name="lines.0.kind"]')).toBeFocused();

  await enterLine(page, words.kind);
  await page.getByLabel(words.file).setInputFiles(file);
  await expect(page.getByRole('status').filter({ hasText: job.title })).toBeVisible();
  await page.getByRole('button', { name: words.submit }).click();
  await expect(page.getByRole('heading', { name: words.title })).toBeFocused();
  for (const said of [words.fits, words.dates, words.ask]) await expect(page.getByText(said)).toBeVisible();
  const rule = page.getByRole('listitem').filter({ hasText: words.ask }).getByRole('link');
  await rule.first().click();
  await expect(page).toHaveURL(/#rule-days$/);
  expect(sent).toEqual([]);

  // The invoice is there again; the log was read in that window alone.
  await page.reload();
  await expect(page.locator('[name="lines.0.units"]')).toHaveValue('12');
  await expect(page.getByLabel(words.file)).toBeVisible();
});
