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

for (const [button, file] of [
  [/Download \d+ prompts/, 'restoration-ai-prompts.txt'],
  [/Download \d+ prompts/, 'water-damage-homeowner-prompts.txt'],
] as const) {
  const tag = file.startsWith('water') ? [] : '@full';
  test(`the browser builds ${file}`, { tag }, async ({ page }) => {
    await page.goto(path);
    const collection = page.locator(`[data-prompts="${file}"]`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      collection.getByRole('button', { name: button }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
    const text = readFileSync(await download.path(), 'utf8');
    const onPage = await collection.locator('li p').allTextContents();
    expect(onPage.length).toBeGreaterThanOrEqual(10);
    for (const prompt of onPage) expect(text).toContain(prompt);
    expect(text).toContain('Take out names');
  });
}

test('an entry without a file says so in the specified words', { tag: '@full' }, async ({ page }) => {
  await page.goto(path);
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.dataset.missing =
      'Download functionality for Flood map would be implemented here. This is a demo - actual PDFs/XLSX files would be hosted and downloaded.';
    button.textContent = 'Download';
    document.querySelector('main')?.prepend(button);
  });
  const messages: string[] = [];
  page.once('dialog', async (dialog) => {
    messages.push(dialog.message());
    await dialog.accept();
  });
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  expect(messages).toEqual([
    'Download functionality for Flood map would be implemented here. This is a demo - actual PDFs/XLSX files would be hosted and downloaded.',
  ]);
});
