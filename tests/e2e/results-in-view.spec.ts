import type { Page } from '@playwright/test';
import { addresses } from '#src/lib/routes/addresses.ts';
import { expect, test } from './support/fixtures.ts';

/** A phone, on which a result below the fold changes nothing that a visitor can see. */
const phone = { width: 390, height: 780 };

interface Journey {
  readonly path: string;
  readonly fill: (page: Page) => Promise<void>;
  readonly press: string;
  /** What has the focus, and the first thing that has to be on the screen. */
  readonly result: (page: Page) => ReturnType<Page['locator']>;
}

const region = (page: Page) => page.getByRole('region', { name: 'Result' });
const room = async (page: Page) => {
  await page.getByLabel('Length (ft)').fill('24');
  await page.getByLabel('Width (ft)').fill('18');
};
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true });

const journeys: readonly Journey[] = [
  {
    path: '/calculators/psychrometric',
    fill: async (page) => {
      await page.getByLabel('Temperature (°F)').fill('85');
      await page.getByLabel('Relative humidity (%)').fill('60');
    },
    press: 'Calculate',
    result: region,
  },
  {
    path: '/calculators/dehumidification',
    fill: async (page) => {
      await room(page);
      await page.getByLabel('Height (ft)').fill('8');
      await page.getByLabel('Material').selectOption('carpet');
      await page.getByLabel('Damage class').selectOption('class3');
    },
    press: 'Calculate',
    result: region,
  },
  {
    path: '/calculators/air-movement',
    fill: async (page) => {
      await room(page);
      await page.getByLabel('Air mover type').selectOption('axial');
      await page.getByLabel('Surface type').selectOption('carpet');
    },
    press: 'Calculate',
    result: region,
  },
  {
    path: '/calculators/air-scrubber',
    fill: async (page) => {
      await room(page);
      await page.getByLabel('Height (ft)').fill('8');
    },
    press: 'Calculate',
    result: region,
  },
  {
    path: '/calculators/circuits',
    fill: async (page) => page.getByLabel('Air movers').fill('4'),
    press: 'Calculate',
    result: region,
  },
  {
    path: '/cost-builder',
    fill: async (page) => {
      for (const choice of ['Kitchen', 'Gray water', 'Moderate']) await page.getByLabel(choice).check({ force: true });
    },
    press: 'Calculate Estimate',
    result: region,
  },
  {
    path: '/calculators/air-check',
    fill: async (page) => {
      await page.getByLabel('Affected room (°F)', { exact: true }).fill('80');
      await page.getByLabel('Affected room (%)', { exact: true }).fill('60');
    },
    press: 'Calculate',
    result: region,
  },
  {
    path: '/claim-clock',
    fill: async (page) => page.locator('[name="notice"]').fill('2026-11-21'),
    press: 'Show my deadlines',
    result: heading('Your dates'),
  },
  {
    path: '/mold-rules',
    fill: async (page) => {
      await page.getByLabel('All the mold').fill('40');
      await page.getByLabel('Someone paid to clean it up').check();
      await page.getByLabel('A shop, an office').check();
    },
    press: 'Show the rules',
    result: heading('What the rules say'),
  },
  {
    path: '/calculators/equipment-check',
    fill: async (page) => {
      await page.locator('[name="lines.0.kind"]').selectOption('air-mover');
      await page.locator('[name="lines.0.units"]').fill('18');
      await page.locator('[name="lines.0.days"]').fill('4');
      for (const [side, feet] of [
        ['length', '24'],
        ['width', '18'],
        ['height', '8'],
      ])
        await page.locator(`[name="rooms.0.${side}"]`).fill(feet ?? '');
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

for (const { path, fill, press, result } of journeys) {
  const tag = eachKind.includes(path) ? [] : '@full';
  test(`${path}: the result is focused and on the screen of a phone after the press`, { tag }, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path, { waitUntil: 'networkidle' });
    await fill(page);
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
