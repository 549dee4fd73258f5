import type { Page } from '@playwright/test';
import { violationsOf } from './accessibility.ts';
import { expect } from './fixtures.ts';

/** The value beside a label of the result list, with its unit: "63.9 °F". */
export function resultOf(page: Page, label: string) {
  return page
    .locator('dl > div', { has: page.locator('dt').getByText(label, { exact: true }) })
    .locator('dd')
    .first();
}

/** Fills the fields of a form by their names. */
export async function fillFields(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`main form [name="${name}"]`).first();
    const kind = await field.evaluate((element) => element.getAttribute('type') ?? element.localName);
    if (kind === 'radio') await page.locator(`main form [name="${name}"][value="${value}"]`).check({ force: true });
    else if (kind === 'select') await field.selectOption(value);
    else await field.fill(value);
  }
}

/** Nothing of an earlier result is left, and no number went wrong. */
export async function expectNoResult(page: Page) {
  await expect(page.getByRole('region', { name: 'Result' })).toHaveCount(0);
  await expect(page.locator('main')).not.toContainText(/NaN|Infinity/);
}

type Look = readonly [width: number, colorScheme: 'dark' | 'light'];

/** At every run. */
const firstLooks: readonly Look[] = [
  [360, 'dark'],
  [1280, 'light'],
];

/** In the full run too. */
export const otherLooks: readonly Look[] = [
  [360, 'light'],
  [1280, 'dark'],
];

/** What a test of a result is made for: each of its looks once, half of them at every run. */
export const everyLook = [
  ['dark on a phone and light on a desk', firstLooks],
  ['light on a phone and dark on a desk', otherLooks],
] as const;

/** No accessibility error in any of the looks, and no sideways scrolling. */
export async function expectAccessible(page: Page, looks = firstLooks) {
  for (const [width, colorScheme] of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page)).toEqual([]);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways, `side scroll at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** Pages of the printed sheet. */
export async function printedPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}
