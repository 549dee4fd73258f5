import { readFileSync } from 'node:fs';
import { expect, test } from './support/fixtures.ts';

const path = '/resources';
const types: Readonly<Record<string, string>> = {
  PDF: 'application/pdf',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  CSV: 'text/csv; charset=utf-8',
};
test('each card names the format and size of a file that is there', async ({ page, request }) => {
  await page.goto(path);
  const links = page.locator('a[download]');
  await expect(links).toHaveCount(9);
  for (const link of await links.all()) {
    const [, format = '', size = ''] = /Download\s+(\w+)\s+(\d+) kB/.exec((await link.textContent()) ?? '') ?? [];
    const file = await request.get((await link.getAttribute('href')) ?? '');
    expect(file.status()).toBe(200);
    expect(file.headers()['content-type']).toBe(types[format]);
    expect(Math.abs((await file.body()).length / 1000 - Number(size))).toBeLessThanOrEqual(0.5);
  }
});

test('the browser builds a collection of prompts', async ({ page }) => {
  const file = 'water-damage-homeowner-prompts.txt';
  await page.goto(path);
  const collection = page.locator(`[data-prompts="${file}"]`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    collection.getByRole('button', { name: /Download \d+ prompts/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(file);
  const text = readFileSync(await download.path(), 'utf8');
  const onPage = await collection.locator('li p').allTextContents();
  expect(onPage.length).toBeGreaterThanOrEqual(10);
  for (const prompt of onPage) expect(text).toContain(prompt);
  expect(text).toContain('Take out names');
});
