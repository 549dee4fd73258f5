import type { Page } from '@playwright/test';
import { addresses } from '#src/lib/routes/addresses.ts';
import { expect, test } from './support/fixtures.ts';
import { fillFields } from './support/tool-page.ts';

/** A phone, on which a result below the fold changes nothing that a visitor can see. */
const phone = { width: 390, height: 780 };

interface Journey {
  readonly path: string;
  /** Fields by name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly press: string;
  /** What has the focus, and the first thing that has to be on the screen. */
  readonly result: (page: Page) => ReturnType<Page['locator']>;
}

const region = (page: Page) => page.getByRole('region', { name: 'Result' });
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true });
const room = { length: '24', width: '18' };
const calculator = (name: string, fields: Journey['fields']): Journey => {
  return { path: `/calculators/${name}`, fields, press: 'Calculate', result: region };
};

const journeys: readonly Journey[] = [
  calculator('psychrometric', { temperature: '85', humidity: '60' }),
  calculator('dehumidification', { ...room, height: '8', material: 'carpet', damageClass: 'class3' }),
  calculator('air-movement', { ...room, moverType: 'axial', surface: 'carpet' }),
  calculator('air-scrubber', { ...room, height: '8' }),
  calculator('circuits', { airMovers: '4' }),
  calculator('air-check', { affectedTemperature: '80', affectedHumidity: '60' }),
  {
    path: '/cost-builder',
    fields: { roomType: 'kitchen', source: 'gray', severity: 'moderate' },
    press: 'Calculate Estimate',
    result: region,
  },
  {
    path: '/claim-clock',
    fields: { notice: '2026-11-21' },
    press: 'Show my deadlines',
    result: heading('Your dates'),
  },
  {
    path: '/mold-rules',
    fields: { area: '40', who: 'hired', property: 'other' },
    press: 'Show the rules',
    result: heading('What the rules say'),
  },
  {
    path: '/calculators/equipment-check',
    fields: {
      'lines.0.kind': 'air-mover',
      'lines.0.units': '18',
      'lines.0.days': '4',
      'rooms.0.length': '24',
      'rooms.0.width': '18',
      'rooms.0.height': '8',
    },
    press: 'Compare',
    result: heading('What fits, and what to ask'),
  },
];

test('every tool with a button and a result is here', () => {
  const tools = addresses.filter(({ path, kind }) => kind === 'tool' && /calculators\/|cost|clock|mold/.test(path));
  expect(journeys.map(({ path }) => path).toSorted()).toEqual(tools.map(({ path }) => path).toSorted());
});

/** One tool of each kind of form; the others are tried in the full run. */
const eachKind: readonly string[] = ['/calculators/dehumidification', '/cost-builder', '/claim-clock'];

for (const { path, fields, press, result } of journeys) {
  const tag = eachKind.includes(path) ? [] : '@full';
  test(`${path}: the result is focused and on the screen of a phone after the press`, { tag }, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path, { waitUntil: 'networkidle' });
    await fillFields(page, fields);
    await page.getByRole('button', { name: press, exact: true }).click();
    await expect(result(page)).toBeFocused();
    const top = (await result(page).boundingBox())?.y ?? Number.NaN;
    expect(top).toBeGreaterThanOrEqual(0);
    // The first numbers are above the fold too, not only the edge of the result.
    expect(top).toBeLessThan(phone.height / 3);
  });
}

test('a shared result opens at the result, with the inputs above it', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/cost-builder?area=250&roomType=attic&source=clean&severity=moderate#result');
  await expect(page.getByText('This result came with the link.')).toBeInViewport();
  await expect(region(page).getByText('$1,100 to $1,788').first()).toBeInViewport();
  const form = await page.getByRole('button', { name: 'Calculate Estimate' }).boundingBox();
  expect(form?.y).toBeLessThan((await region(page).boundingBox())?.y ?? 0);
});

test('a technician’s own actions are in reach on a phone, in place of the call bar', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(
    '/calculators/dehumidification?length=24&width=18&height=8&material=carpet&damageClass=class3#result',
  );
  await expect(page.getByRole('button', { name: 'Share', exact: true }).last()).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Help now' })).toHaveCount(0);
});

test('the same room gives the same pair of air mover counts on both calculators', async ({ page }) => {
  const industry = () => page.locator('dt', { hasText: 'Air movers, by wet floor area' }).locator('xpath=..');
  await page.goto('/calculators/dehumidification?length=24&width=18&height=8&material=carpet&damageClass=class3');
  await expect(industry()).toContainText('8 to 10');
  await page.goto('/calculators/air-movement?length=24&width=18&moverType=axial&surface=carpet');
  await expect(industry()).toContainText('8 to 10');
  await expect(page.locator('dt', { hasText: 'by the walls alone' }).locator('xpath=..')).toContainText('7');
});
