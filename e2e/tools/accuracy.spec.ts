import { readFileSync } from 'node:fs';
import { addresses } from '#site/frame/addresses.ts';
import { expect, test } from '../support/visitor.ts';

const path = '/calculators/accuracy';

test('the table on the page is the file that it offers', async ({ page }) => {
  await page.goto(path);
  const link = page.getByRole('link', { name: 'Download the table (CSV)' });
  const download = page.waitForEvent('download');
  await link.click();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\n');
  await expect(page.getByRole('region', { name: 'Airs of the table' }).locator('tbody tr')).toHaveCount(
    lines.length - 1,
  );
  const [temperature, humidity, dewPoint] = lines.at(-1)?.split(',') ?? [];
  await expect(page.getByRole('region', { name: 'Airs of the table' }).locator('tbody tr').last()).toContainText(
    `${temperature}${humidity}${dewPoint}`,
  );
});

test('every calculator leads there', async ({ request }) => {
  const tools = addresses.filter(({ path: other }) => other.startsWith('/calculators/') && other !== path);
  for (const { path: tool } of tools) {
    const html = await (await request.get(tool)).text();
    expect.soft(html, tool).toContain(`<a href="${path}">How exact are they?</a>`);
  }
});
