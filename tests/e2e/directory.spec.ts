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
  'residual-market': 'Plan for homes no company will insure',
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

/** What people type, and the company they mean. */
const searches: readonly (readonly [typed: string, company: string])[] = [
  ['al state', 'Allstate'],
  ['alsttate', 'Allstate'],
  ['statefarm', 'State Farm'],
  ['stat farm', 'State Farm'],
  ['nationwise', 'Nationwide'],
  ['natonwide', 'Nationwide'],
  ['progessive', 'Progressive'],
  ['asi', 'Progressive Home (American Strategic Insurance)'],
  ['gieco', 'GEICO'],
  ['geico insurance', 'GEICO'],
  ['libarty mutual', 'Liberty Mutual'],
  ['ohio casualty', 'Liberty Mutual'],
  ['travellers', 'Travelers'],
  ['USF&G', 'Travelers'],
  ['aarp', 'The Hartford'],
  ['harford', 'The Hartford'],
  ['farmer', 'Farmers Insurance'],
  ['21st century', 'Farmers Insurance'],
  ['metlife auto', 'Foremost Signature / Farmers GroupSelect (former MetLife Auto & Home)'],
  ['usaa', 'USAA'],
  ['u.s.a.a.', 'USAA'],
  ['american familly', 'American Family Insurance'],
  ['anpac', 'American National (ANPAC)'],
  ['auto owners', 'Auto-Owners Insurance'],
  ['ace insurance', 'Chubb'],
  ['cinncinati', 'Cincinnati Insurance'],
  ['citizens florida', 'Citizens Property Insurance (Florida)'],
  ['motorists', 'Encova (Motorists)'],
  ['errie', 'Erie Insurance'],
  ['fema', 'National Flood Insurance Program (FEMA)'],
  ['nfip direct', 'NFIP Direct (policies bought from FEMA)'],
  ['florida penninsula', 'Florida Peninsula Insurance'],
  ['germana', 'Germania Insurance'],
  ['hoaic', 'Homeowners of America'],
  ['horice mann', 'Horace Mann'],
  ['infinity', 'Kemper'],
  ['lemonaide', 'Lemonade'],
  ['ngm', 'Main Street America Group'],
  ['mercurry', 'Mercury Insurance'],
  ['harleysville', 'Nationwide'],
  ['new jersey manufacturers', 'NJM Insurance'],
  ['phly', 'Philadelphia Insurance Companies'],
  ['plimouth rock', 'Plymouth Rock Home'],
  ['safeko', 'Safeco'],
  ['fidelity national property', 'Stillwater Insurance'],
  ['tdi', 'Texas Department of Insurance'],
  ['texas farm burea', 'Texas Farm Bureau Insurance'],
  ['tfpa', 'Texas FAIR Plan Association'],
  ['windstorm pool texas', 'Texas Windstorm Insurance Association (TWIA)'],
  ['upcic', 'Universal Property & Casualty'],
];

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

async function expectFound(page: Page): Promise<void> {
  const field = page.getByLabel('Search companies');
  await field.focus();
  // Only the whole search forgives this: until it has come, the page looks for names alone.
  await field.fill('progresive');
  await expect(shown(page).first().locator('b')).toHaveText('Progressive');
  const missed: string[] = [];
  for (const [typed, company] of searches) {
    await field.fill(typed);
    await expect(count(page)).toContainText(`matching “${typed}”`);
    const found = await shown(page).locator('b').allTextContents();
    if (!found.slice(0, 2).includes(company)) missed.push(`${typed}: ${found.slice(0, 3).join(' | ') || 'nothing'}`);
  }
  expect(searches).toHaveLength(50);
  expect(missed).toEqual([]);
}

test('fifty searches find their company first or second; Clear Search brings the list back', async ({ page }) => {
  await page.goto(path);
  await expect(count(page)).toHaveText('Showing 190 of 190 companies');
  await expectFound(page);
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
