import { readFile } from 'node:fs/promises';
import { expect, test } from './support/fixtures.ts';

test('days become dates and a calendar file, with no request to anybody', async ({ page }) => {
  await page.goto('/claim-clock', { waitUntil: 'networkidle' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const notice = page.getByLabel('The company got your claim in writing');
  await notice.fill('2026-11-21');
  await page.getByRole('button', { name: 'Show my deadlines' }).click();
  await expect(page.getByRole('heading', { name: 'Your dates' })).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: 'Monday, December 7, 2026' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add all dates to my calendar' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toContain('DTSTART;VALUE=DATE:20261207');
  expect(asked.filter((path) => !path.startsWith('/_astro/'))).toEqual([]);
  await page.reload();
  await expect(notice).toHaveValue('2026-11-21');
});

test('a lost connection while the rules load is reported, and the next press calculates the days', async ({ page }) => {
  await page.goto('/claim-clock', { waitUntil: 'networkidle' });
  await page.route(/\/count-claim\.[^/]*\.js$/, (route) => route.abort());
  const notice = page.getByLabel('The company got your claim in writing');
  const press = page.getByRole('button', { name: 'Show my deadlines' });
  await notice.fill('2026-11-21');
  await press.click();
  await expect(page.getByRole('alert')).toContainText('We couldn’t load the rules');
  await expect(notice).toHaveValue('2026-11-21');
  await page.unrouteAll();
  await page.reload();
  await expect(notice).toHaveValue('2026-11-21');
  await press.click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Monday, December 7, 2026' })).toBeVisible();
});

test('on a phone the actions are separated from the dates, line by line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/claim-clock');
  await page.getByLabel('The company got your claim in writing').fill('2026-11-21');
  await page.getByRole('button', { name: 'Show my deadlines' }).click();
  const parts = [
    page.getByRole('button', { name: 'Add all dates to my calendar' }),
    page.getByRole('button', { name: 'Print the dates' }),
    page.locator('section[aria-labelledby="claim-dates"] > ol'),
    page.getByRole('link', { name: 'Start a loss record with these dates' }),
  ];
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const gaps = boxes.slice(1).map((box, at) => (box?.y ?? 0) - (boxes[at]?.y ?? 0) - (boxes[at]?.height ?? 0));
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(8);
});
