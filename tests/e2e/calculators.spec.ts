import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { expectAccessible, expectNoResult, printedPages, resultOf } from './support/tool-page.ts';

// What a form takes, refuses and shows is tested without a browser (src/lib/testing); this is what needs one.

type Texts = Readonly<Record<string, string>>;

interface Journey {
  readonly path: string;
  readonly good: Texts;
  /** A label of the result, and its value for the good input. */
  readonly result: readonly [label: string, value: string];
}

const journeys: readonly Journey[] = [
  {
    path: '/calculators/dehumidification',
    good: { length: '35', width: '25', height: '8', material: 'concrete', damageClass: 'class3' },
    result: ['Required capacity', '280 pints/day'],
  },
  {
    path: '/calculators/air-movement',
    good: { length: '12', width: '15', type: 'centrifugal', surface: 'carpet' },
    result: ['Air movers', '9 units'],
  },
  {
    path: '/calculators/air-scrubber',
    good: { length: '30', width: '50', height: '8', targetAch: '8', unitCfm: '750' },
    result: ['Required airflow', '1,600 CFM'],
  },
  {
    path: '/calculators/circuits',
    good: { dehumidifiers: '1', airMovers: '5', circuits15: '2', circuits20: '0' },
    result: ['Equipment on circuits', '6 of 6'],
  },
  {
    path: '/cost-builder',
    good: { area: '250', room: 'attic', source: 'clean', severity: 'moderate' },
    result: ['Estimated range', '$1,100 to $1,788'],
  },
];
const linkOf = ({ path, good }: Journey) => `${path}?${new URLSearchParams(good)}`;
const drying = '/calculators/dehumidification';
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate', exact: true }).click();

test('the sticky summary covers nothing, and its numbers go to the form', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/cost-builder?area=250&room=attic&source=clean&severity=moderate');
  const below = page.getByRole('heading', { name: 'What moves the price' });
  await below.evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
  const [beside, sheet] = [
    await page.getByRole('button', { name: 'Copy as text' }).boundingBox(),
    await below.boundingBox(),
  ];
  expect((beside?.y ?? 0) + (beside?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
  await page.getByRole('link', { name: 'Send these numbers' }).click();
  await expect(page).toHaveURL(/\/wtr-connection#estimate/);
  await expect(page.getByLabel('What happened')).toHaveValue(/Estimated range: \$1,100 to \$1,788/);
});

for (const journey of journeys) {
  const [label, value] = journey.result;
  const title = `${journey.path}: a link brings the result back, accessible and on one sheet`;
  // One page serves them all; the cost builder has its own.
  const isFirst = [drying, '/cost-builder'].includes(journey.path);
  test(title, { tag: isFirst ? [] : '@full' }, async ({ page }) => {
    test.slow();
    await page.goto(linkOf(journey));
    await expect(resultOf(page, label)).toHaveText(value);
    await expect(page.getByRole('status').filter({ hasText: label })).toHaveCount(1);
    await expect(page.locator('form input').first()).toBeEditable();
    await expect(page).toHaveURL(new RegExp(Object.keys(journey.good)[0] ?? ''));
    expect(await printedPages(page)).toBe(1);
    await expectAccessible(page);
  });
}

test('a calculator is filled in and calculated by keyboard alone', async ({ page }) => {
  await page.goto(drying);
  await page.getByLabel('Length (ft)').focus();
  for (const text of ['35', '25', '8']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  for (const [label, chosen] of [
    ['Material', 'concrete'],
    ['Damage class', 'class3'],
  ] as const) {
    await expect(page.getByLabel(label)).toBeFocused();
    for (let step = 0; step < 8 && (await page.getByLabel(label).inputValue()) !== chosen; step += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
  }
  for (let step = 0; step < 3 && !(await page.locator('button[type=submit]:focus').count()); step += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(resultOf(page, 'Required capacity')).toHaveText('280 pints/day');
});

test('cost builder: the button waits for three choices, and the keyboard alone answers them', async ({ page }) => {
  await page.goto('/cost-builder');
  await expect(page.getByLabel('Square feet')).toHaveValue('500');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByLabel('Affected area').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Square feet')).toHaveValue('550');
  await page.keyboard.press('Tab');
  for (let group = 0; group < 3; group += 1) {
    await expect(page.getByRole('button', { name: 'Calculate Estimate' })).toBeDisabled();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(resultOf(page, 'Middle estimate')).toHaveText('$2,145');
});

test('a bad field that is folded away unfolds and takes the focus', async ({ page }) => {
  await page.goto(`${drying}?length=35&width=25&height=8&material=concrete&damageClass=class3`);
  await page.getByText('Equipment and electricity').click();
  await page.getByLabel('Volts').fill('-1');
  await page.getByText('Equipment and electricity').click();
  await calculate(page);
  await expect(page.getByRole('alert')).toContainText('Volts');
  await expect(page.getByLabel('Volts')).toBeFocused();
  await expectNoResult(page);
});

test('a calculator works on after the line has gone away', async ({ page, context }) => {
  await page.goto('/calculators/air-scrubber', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  for (const [label, text] of [
    ['Length (ft)', '30'],
    ['Width (ft)', '50'],
    ['Height (ft)', '8'],
  ] as const) {
    await page.getByLabel(label).fill(text);
  }
  await calculate(page);
  await expect(resultOf(page, 'Required airflow')).toHaveText('1,200 CFM');
  await context.setOffline(false);
  await expect(page).toHaveURL(/length=30/);
  await page.reload();
  await expect(resultOf(page, 'Required airflow')).toHaveText('1,200 CFM');
});

test('on a phone an error is visible beside the focused field', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/calculators/circuits', { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: 'Air movers', exact: true }).fill('101');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByRole('textbox', { name: 'Air movers', exact: true })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Air movers', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
});
