import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { printedPages } from './support/tool-page.ts';

async function begin(page: Page): Promise<void> {
  await page.goto('/loss-record');
  await page.getByLabel('Record name').fill('Oak Street');
  await page.getByRole('button', { name: 'Start a record' }).click();
  await expect(page.getByLabel('Record name')).toHaveValue('Oak Street');
}

const part = (page: Page, name: string) => page.getByRole('region', { name });
const controls = (page: Page) => page.locator('loss-record :is(input, select, textarea, button, summary):visible');

async function toPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
}

test('a record prints what was written as words under a letterhead, and an empty one as one sheet', async ({
  page,
}) => {
  await begin(page);
  expect(await printedPages(page)).toBe(1);
  await toPaper(page);
  await expect(controls(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 }).locator('visible=true')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await part(page, 'Policy and people').getByText('Fill in (').click();
  await page.getByLabel('Insurance company').fill('Lone Star Mutual');
  await page.getByRole('button', { name: 'Add an item' }).click();
  await page.getByLabel('Item description').fill('Sofa');
  await page.getByLabel('Replacement cost each, before tax ($)').fill('500');
  await toPaper(page);
  const head = page.locator('[data-record-head]');
  await expect(head).toContainText('WTR Restoration');
  await expect(head).toContainText('by the person whose record it is');
  await expect(head.getByText('Oak Street')).toBeVisible();
  await expect(part(page, 'Policy and people').getByText('Lone Star Mutual').locator('visible=true')).toHaveCount(1);
  await expect(part(page, 'Damaged items').getByText('Sofa').locator('visible=true')).toHaveCount(1);
  await expect(part(page, 'Calls and letters')).toBeHidden();
  await expect(controls(page)).toHaveCount(0);
});

test('on a phone a deleted row leaves the reader where it was, and a deleted record at the message above undo', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await begin(page);
  const costs = part(page, 'Costs and receipts');
  const adding = costs.getByRole('button', { name: 'Add a cost' });
  await adding.click();
  await costs.getByRole('button', { name: /^Delete/ }).click();
  await expect(adding).toBeFocused();
  await expect(adding).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete this record' }).click();
  const said = page.getByText('1 record deleted.');
  await expect(said).toBeFocused();
  const back = page.getByRole('button', { name: 'Undo' });
  const [line, button] = [await said.boundingBox(), await back.boundingBox()];
  expect(button?.y).toBeGreaterThan((line?.y ?? 0) + (line?.height ?? 0));
});

test('a file is chosen by a button in the words of the page', async ({ page }) => {
  for (const [path, label] of [
    ['/loss-record', 'Open a file'],
    ['/es/trabajo-de-secado', 'Abrir un archivo'],
    ['/es/calculadoras/revision-del-equipo', 'Elegir el archivo del trabajo'],
  ] as const) {
    await page.goto(path);
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveCSS('opacity', '0');
    const button = page.locator('label', { has: field });
    await expect(button).toHaveText(label);
    // All of the button takes the press.
    const [inner, outer] = [await field.boundingBox(), await button.boundingBox()];
    expect(inner?.width).toBeGreaterThan((outer?.width ?? 0) - 4);
    await field.focus();
    await expect(button).toHaveCSS('outline-style', 'solid');
  }
});

test('the sample of a record has two drawings in place of photos', async ({ page }) => {
  await page.goto('/loss-record');
  await page.getByRole('button', { name: 'Open a sample record' }).click();
  const photos = part(page, 'Photos and documents').getByRole('listitem').getByRole('button').locator('img');
  await expect(photos).toHaveCount(2);
  for (const photo of await photos.all()) {
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  }
});
