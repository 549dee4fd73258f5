import { readFileSync } from 'node:fs';
import { expect, test } from './support/fixtures.ts';

const path = '/calculators/accuracy';

test('the table on the page is the file that it offers', async ({ page }) => {
  await page.goto(path);
  const link = page.getByRole('link', { name: 'Download the table (CSV)' });
  const download = page.waitForEvent('download');
  await link.click();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\n');
  await expect(page.getByRole('region', { name: 'Air readings in the table' }).locator('tbody tr')).toHaveCount(
    lines.length - 1,
  );
  const [temperature, humidity, dewPoint] = lines.at(-1)?.split(',') ?? [];
  await expect(page.getByRole('region', { name: 'Air readings in the table' }).locator('tbody tr').last()).toContainText(
    `${temperature}${humidity}${dewPoint}`,
  );
});
