import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { expect, test } from './support/fixtures.ts';

interface Row {
  readonly name: string;
  readonly phone: string;
  readonly kind: string;
  readonly source: string;
  readonly source_date: string;
}

const path = '/insurance-directory';
const rows: readonly Row[] = parse(readFileSync('content/directory/insurance-directory.csv'), { columns: true });
const kinds: Readonly<Record<string, string>> = {
  insurer: 'Insurer',
  'state-department': 'State department',
  'residual-market': 'Plan for what other companies won’t insure',
  'flood-program': 'Flood program',
};
const keypad = 'abc2def3ghi4jkl5mno6pqrs7tuv8wxyz9';

/** The ten digits of a printed number, read independently of the site's own code. */
function tenDigits(phone: string): string {
  const digits = phone
    .replace(/ ?\(.*|ext.*|option.*/g, '')
    .replace(/[a-z]/gi, (letter) => /\d/.exec(keypad.slice(keypad.indexOf(letter.toLowerCase())))?.[0] ?? '')
    .replace(/\D/g, '');
  return digits.slice(-10);
}

const shown = (page: Page) => page.locator('li[data-kind]:visible');
const count = (page: Page) => page.locator('[data-count]');

test('every line of the file is on the page, with its number, kind, source and date', async ({ page }) => {
  await page.goto(path);
  await expect(shown(page)).toHaveCount(190);
  expect(rows).toHaveLength(190);
  const onPage = await shown(page).evaluateAll((entries) =>
    entries.map((entry) => ({
      name: entry.querySelector('b')?.textContent ?? '',
      phone: entry.querySelector('a')?.textContent ?? '',
      dial: entry.querySelector('a')?.getAttribute('href') ?? '',
      kind: entry.getAttribute('data-kind') ?? '',
      says: entry.querySelector('details')?.textContent ?? '',
      links: [...entry.querySelectorAll('details a')].map((link) => link.getAttribute('href') ?? ''),
    })),
  );
  rows.forEach((row, index) => {
    const entry = onPage[index];
    expect(entry).toMatchObject({ name: row.name, phone: row.phone, kind: row.kind });
    expect(entry?.dial.split(',')[0], row.name).toBe(`tel:+1${tenDigits(row.phone)}`);
    expect(entry?.says).toContain(kinds[row.kind]);
    expect(entry?.says).toContain(row.source_date || 'no date');
    const address = /^https?:\S+/.exec(row.source)?.[0];
    if (address) expect(entry?.links).toContain(address);
    else expect(entry?.says).toMatch(/Source: (?!.*(code file|github|\.php|\.js))\S/);
    expect(entry?.links.some((link) => link.startsWith('mailto:') && link.includes('Wrong%20number'))).toBe(true);
  });
});

test('a misspelt company is found while it is typed; Clear Search brings the list back', async ({ page }) => {
  await page.goto(path);
  await expect(count(page)).toHaveText('Showing 190 of 190 companies');
  // Only the full search forgives this: until it has loaded, names are matched literally.
  await page.getByLabel('Search companies').fill('progresive');
  await expect(shown(page).first().locator('b')).toHaveText('Progressive');
  await page.getByLabel('Search companies').fill('texas farm');
  await expect(count(page)).toHaveText(/^Showing \d of 190 companies matching “texas farm”$/);
  await expect(page).toHaveURL(`${path}?q=texas+farm`);

  await page.getByLabel('Search companies').fill('xyzzyplugh');
  await expect(page.getByText('No insurance companies found matching your search.')).toBeVisible();
  await expect(count(page)).toHaveText('Showing 0 of 190 companies matching “xyzzyplugh”');
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(shown(page)).toHaveCount(190);
  await expect(page.getByLabel('Search companies')).toBeFocused();
  await expect(page).toHaveURL(path);
});

test.describe('with no script', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list is there, with letters to jump to and no dead search', async ({ page }) => {
    await page.goto(path);
    await expect(shown(page)).toHaveCount(190);
    await expect(page.getByLabel('Search companies')).toBeHidden();
    await page.getByRole('navigation', { name: 'Companies by letter' }).getByRole('link', { name: 'T' }).click();
    await expect(shown(page).filter({ hasText: 'Tennessee Department' })).toBeInViewport();
  });
});

test('it prints on two sheets', { tag: '@full' }, async ({ page }) => {
  await page.goto(`${path}?q=texas`);
  await page.emulateMedia({ media: 'print' });
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});
