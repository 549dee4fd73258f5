import type { Page } from '@playwright/test';
import { printed, printedDollars, type Vector, vectorsOf } from '../support/calculator-vectors.ts';
import { expectAccessible, expectNoResult, printedPages, resultOf } from '../support/tool-page.ts';
import { expect, test } from '../support/visitor.ts';

type Input = Vector['input'];

interface Form {
  readonly path: string;
  /** Labels of the number fields and the choices, by their name in the link. */
  readonly numbers: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, string>>;
  readonly good: Input;
  /** A label of the result, and its value for the good input. */
  readonly result: readonly [label: string, value: string];
  readonly refusal: string;
  /** Words for zero and less, where they differ. */
  readonly notPositive?: string;
}

const invalid = 'Please fill in all fields with valid values';
const forms = {
  dehumidification: {
    path: '/calculators/dehumidification',
    numbers: { length: 'Length (ft)', width: 'Width (ft)', height: 'Height (ft)' },
    choices: { material: 'Material', damageClass: 'Damage class' },
    good: { length: 35, width: 25, height: 8, material: 'concrete', damageClass: 'class3' },
    result: ['Required capacity', '280 pints/day'],
    refusal: invalid,
  },
  'air-movement': {
    path: '/calculators/air-movement',
    numbers: { length: 'Length (ft)', width: 'Width (ft)' },
    choices: { type: 'Air mover type', surface: 'Surface type' },
    good: { length: 12, width: 15, type: 'centrifugal', surface: 'carpet' },
    result: ['Air movers', '9 units'],
    refusal: invalid,
  },
  'air-scrubber': {
    path: '/calculators/air-scrubber',
    numbers: { length: 'Length (ft)', width: 'Width (ft)', height: 'Height (ft)' },
    choices: { targetAch: 'Air changes per hour', unitCfm: 'Scrubber CFM' },
    good: { length: 30, width: 50, height: 8, targetAch: 8, unitCfm: 750 },
    result: ['Required airflow', '1,600 CFM'],
    refusal: 'Please fill in all fields',
    notPositive: 'Please enter values greater than zero',
  },
} as const satisfies Record<string, Form>;

async function fillIn(page: Page, form: Form, input: Input) {
  for (const [name, label] of Object.entries(form.numbers)) await page.getByLabel(label).fill(`${input[name]}`);
  for (const [name, label] of Object.entries(form.choices)) await page.getByLabel(label).selectOption(`${input[name]}`);
}

const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate', exact: true }).click();
const linkOf = (path: string, input: Input) =>
  `${path}?${new URLSearchParams(Object.entries(input).map(([k, v]) => [k, `${v}`]))}`;
const titleOf = (input: Input) => Object.values(input).join(' ');
const units = (count: number | undefined) => `${printed(count)} ${count === 1 ? 'unit' : 'units'}`;

test.describe('dehumidification', () => {
  const form = forms.dehumidification;
  for (const { input, spec, industry } of vectorsOf('dehumidification')) {
    test(titleOf(input), async ({ page }) => {
      await page.goto(form.path);
      await expectNoResult(page);
      await fillIn(page, form, input);
      await calculate(page);
      await expect(resultOf(page, 'Volume')).toHaveText(`${printed(spec.volume)} cu ft`);
      await expect(resultOf(page, 'Required capacity')).toHaveText(`${printed(spec.requiredCapacity)} pints/day`);
      await expect(resultOf(page, 'Dehumidifiers')).toHaveText(units(spec.unitsNeeded));
      await expect(resultOf(page, 'Air movers')).toHaveText(units(spec.airMoversNeeded));
      await expect(resultOf(page, 'Energy per day')).toHaveText(`${printed(spec.energyPerDay)} kWh`);
      await expect(resultOf(page, 'Four-day energy')).toHaveText(`${printed(spec.fourDayEnergy)} kWh`);
      await expect(resultOf(page, 'Energy cost')).toHaveText(printedDollars(spec.energyCost, 2));
      await expect(resultOf(page, 'Industry method: Low-grain refrigerant (LGR)')).toHaveText(
        `${printed(industry?.lgr_pints, 1)} pints/day: ${printed(industry?.lgr_units_at_70)} of 70 pints`,
      );
      await expect(page.getByRole('status').filter({ hasText: 'Required capacity' })).toHaveCount(1);
    });
  }

  test('other machines: conventional at Class 4 has no factor, desiccant is sized in CFM', async ({ page }) => {
    await page.goto(linkOf(form.path, { ...form.good, damageClass: 'class4', machine: 'conventional' }));
    await expect(resultOf(page, 'Industry method: Conventional refrigerant')).toContainText('no factor');
    await page.goto(linkOf(form.path, { ...form.good, damageClass: 'class4', machine: 'desiccant' }));
    await expect(resultOf(page, 'Industry method: Desiccant')).toHaveText('233.3 to 350 CFM: 1 of 500 CFM');
  });

  for (const [name, label] of [
    ['ratedPints', 'Rating of one machine (pints/day)'],
    ['dehumidifierAmps', 'Amps of one dehumidifier'],
    ['airMoverAmps', 'Amps of one air mover'],
    ['volts', 'Volts'],
    ['rate', 'Electricity rate ($/kWh)'],
  ] as const) {
    test(`a bad ${name} unfolds its field and takes the focus`, async ({ page }) => {
      await page.goto(linkOf(form.path, form.good));
      await page.getByText('Machines and electricity').click();
      await page.getByLabel(label).fill('-1');
      await page.getByText('Machines and electricity').click();
      await calculate(page);
      await expect(page.getByRole('alert')).toContainText(label);
      await expect(page.getByLabel(label)).toBeFocused();
      await expectNoResult(page);
    });
  }
});

test.describe('air movement', () => {
  const form = forms['air-movement'];
  for (const { input, spec, industry } of vectorsOf('air-movement')) {
    test(titleOf(input), async ({ page }) => {
      await page.goto(form.path);
      await fillIn(page, form, input);
      await calculate(page);
      await expect(resultOf(page, 'Air movers')).toHaveText(units(spec.unitsNeeded));
      await expect(resultOf(page, 'Total airflow')).toHaveText(`${printed(spec.requiredCFM)} CFM`);
      await expect(resultOf(page, 'Air velocity')).toHaveText(`${printed(spec.airVelocity)} FPM`);
      await expect(resultOf(page, 'Coverage per unit')).toHaveText(`${printed(spec.coveragePerUnit)} sq ft`);
      await expect(resultOf(page, 'Industry method: by wet area')).toHaveText(
        `${printed(industry?.whole_floor_low)} to ${printed(industry?.whole_floor_high)} air movers`,
      );
      await expect(resultOf(page, 'Alternative: only the lower walls are wet')).toHaveText(
        `${printed(industry?.lower_walls_only_14lf)} air movers`,
      );
      await expect(page.locator('figure svg circle')).toHaveCount(spec.unitsNeeded ?? -1);
    });
  }

  test('wet parts change the industry count and not the specified one', async ({ page }) => {
    await page.goto(linkOf(form.path, { ...form.good, wetFloor: 90, wetUpper: 150, insets: 2 }));
    await expect(resultOf(page, 'Air movers')).toHaveText('9 units');
    await expect(resultOf(page, 'Industry method: by wet area')).toHaveText('6 to 7 air movers');
  });
});

test.describe('air scrubber', () => {
  const form = forms['air-scrubber'];
  test('starts at 6 air changes and 500 CFM', async ({ page }) => {
    await page.goto(form.path);
    await expect(page.getByLabel('Air changes per hour')).toHaveValue('6');
    await expect(page.getByLabel('Scrubber CFM')).toHaveValue('500');
  });

  for (const { input, spec, industry } of vectorsOf('air-scrubber')) {
    test(titleOf(input), async ({ page }) => {
      await page.goto(form.path);
      await fillIn(page, form, input);
      await calculate(page);
      await expect(resultOf(page, 'Required airflow')).toHaveText(`${printed(spec.requiredCfm)} CFM`);
      await expect(resultOf(page, 'Units needed')).toHaveText(units(spec.unitsNeeded));
      await expect(resultOf(page, 'Actual airflow')).toHaveText(`${printed(spec.actualCfm)} CFM`);
      await expect(resultOf(page, 'Actual air changes')).toHaveText(`${spec.actualAch?.toFixed(1)} per hour`);
      await expect(resultOf(page, 'Minutes to clear 99 %')).toHaveText(`${industry?.minutes_to_99pct} min`);
      await expect(resultOf(page, 'Minutes to clear 99.9 %')).toHaveText(`${industry?.minutes_to_99_9pct} min`);
    });
  }
});

const builder = '/cost-builder';
const roomLabels: Readonly<Record<string, string>> = { living: 'Living room' };
const choice = (name: string | number | undefined) =>
  roomLabels[`${name}`] ?? `${name}`.replace(/^./, (letter) => letter.toUpperCase());

test.describe('cost builder', () => {
  test('starts at 500, with the button waiting for three choices', async ({ page }) => {
    await page.goto(builder);
    await expect(page.getByLabel('Affected area')).toHaveValue('500');
    await expect(page.getByLabel('Square feet')).toHaveValue('500');
    const button = page.getByRole('button', { name: 'Calculate Estimate' });
    for (const label of ['Kitchen', 'Gray water', 'Severe']) {
      await expect(button).toBeDisabled();
      await page.getByLabel(label, { exact: true }).check();
    }
    await expect(button).toBeEnabled();
    await expectNoResult(page);
  });

  for (const { input, spec } of vectorsOf('cost')) {
    test(titleOf(input), async ({ page }) => {
      await page.goto(builder);
      await page.getByLabel('Affected area').fill(`${input.area}`);
      await expect(page.getByLabel('Square feet')).toHaveValue(`${input.area}`);
      await page.getByLabel(choice(input.room), { exact: true }).check();
      await page.getByLabel(`${choice(input.source)} water`, { exact: true }).check();
      await page.getByLabel(choice(input.severity), { exact: true }).check();
      await page.getByRole('button', { name: 'Calculate Estimate' }).click();
      await expect(resultOf(page, 'Estimated range')).toHaveText(
        `${printedDollars(spec.low)} to ${printedDollars(spec.high)}`,
      );
      await expect(resultOf(page, 'Middle estimate')).toHaveText(printedDollars(spec.estimate));
      await expect(resultOf(page, 'Per square foot')).toHaveText(printedDollars(spec.perSqFt, 2));
    });
  }

  for (const area of ['', '0', '-50', '49', '5001', '50.5', '1e9']) {
    test(`refuses "${area}" square feet`, async ({ page }) => {
      await page.goto(`${builder}?area=250&room=attic&source=clean&severity=moderate`);
      await page.getByLabel('Square feet').fill(area);
      await page.getByRole('button', { name: 'Calculate Estimate' }).click();
      await expect(page.getByRole('alert')).toContainText('Please enter an area from 50 to 5,000 square feet.');
      await expect(page.getByLabel('Square feet')).toBeFocused();
      await expectNoResult(page);
    });
  }
});

for (const [name, form] of Object.entries<Form>(forms)) {
  test.describe(`${name}: bad input`, () => {
    for (const label of Object.values(form.numbers)) {
      for (const typed of ['', 'e', '0', '-3', '1e9', '10001']) {
        test(`"${typed}" as ${label}`, async ({ page }) => {
          await page.goto(linkOf(form.path, form.good));
          await expect(resultOf(page, form.result[0])).toHaveText(form.result[1]);
          const field = page.getByLabel(label);
          await field.fill('');
          await field.pressSequentially(typed);
          await calculate(page);
          const words = typed === '0' || typed === '-3' ? (form.notPositive ?? form.refusal) : form.refusal;
          await expect(page.getByRole('alert').getByText(words, { exact: true })).toBeVisible();
          await expect(page.getByRole('alert')).toContainText(label);
          await expect(field).toHaveAttribute('aria-invalid', 'true');
          await expect(field).toBeFocused();
          await expectNoResult(page);
        });
      }
    }

    test('an empty form names what is missing', async ({ page }) => {
      await page.goto(form.path);
      await calculate(page);
      for (const label of Object.values(form.numbers)) await expect(page.getByRole('alert')).toContainText(label);
      await expectNoResult(page);
    });
  });
}

const links = [
  ...Object.values<Form>(forms).map(({ path, good, result }) => [path, good, result] as const),
  [
    '/calculators/circuits',
    { dehumidifiers: 1, airMovers: 5, circuits15: 2, circuits20: 0 },
    ['Machines on circuits', '6 of 6'],
  ],
  [
    builder,
    { area: 250, room: 'attic', source: 'clean', severity: 'moderate' },
    ['Estimated range', '$1,100 to $1,788'],
  ],
] as const;

for (const [path, good, [label, value]] of links) {
  test.describe(`${path}: links`, () => {
    test('a link brings the result back, says so, and stays editable', async ({ page }) => {
      await page.goto(linkOf(path, good));
      await expect(resultOf(page, label)).toHaveText(value);
      await expect(page.getByRole('status').filter({ hasText: label })).toHaveCount(1);
      await expect(page.locator('form input').first()).toBeEditable();
      await expect(page).toHaveURL(new RegExp(Object.keys(good)[0] ?? ''));
    });

    for (const bad of ['Infinity', 'NaN', '-1', '1e9', 'abc', '99999999']) {
      test(`a link with ${bad} is told and calculates nothing`, async ({ page }) => {
        await page.goto(linkOf(path, { ...good, [Object.keys(good)[0] ?? '']: bad }));
        await expect(page.getByRole('status').filter({ hasText: 'The link held something' })).toBeVisible();
        await expectNoResult(page);
      });
    }

    test('an unknown key is told and ignored', async ({ page }) => {
      await page.goto(linkOf(path, { ...good, lenght: 5 }));
      await expect(page.getByRole('status').filter({ hasText: 'lenght' })).toBeVisible();
      await expect(resultOf(page, label)).toHaveText(value);
    });

    test('with its result it is accessible and prints on one page', async ({ page }) => {
      await page.goto(linkOf(path, good));
      await expect(resultOf(page, label)).toHaveText(value);
      expect(await printedPages(page)).toBe(1);
      await expectAccessible(page);
    });
  });
}

test.describe('keyboard alone', () => {
  for (const [name, form] of Object.entries<Form>(forms)) {
    test(name, async ({ page }) => {
      await page.goto(form.path);
      await page.getByLabel('Length (ft)').focus();
      for (const field of Object.keys(form.numbers)) {
        await page.keyboard.type(`${form.good[field]}`);
        await page.keyboard.press('Tab');
      }
      for (const [field, label] of Object.entries(form.choices)) {
        await expect(page.getByLabel(label)).toBeFocused();
        const wanted = `${form.good[field]}`;
        for (let step = 0; step < 8 && (await page.getByLabel(label).inputValue()) !== wanted; step += 1) {
          await page.keyboard.press('ArrowDown');
        }
        await page.keyboard.press('Tab');
      }
      for (let step = 0; step < 3 && !(await page.locator('button[type=submit]:focus').count()); step += 1) {
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      await expect(resultOf(page, form.result[0])).toHaveText(form.result[1]);
    });
  }

  test('cost builder', async ({ page }) => {
    await page.goto(builder);
    await page.getByLabel('Affected area').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByLabel('Square feet')).toHaveValue('550');
    await page.keyboard.press('Tab');
    for (let group = 0; group < 3; group += 1) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(resultOf(page, 'Middle estimate')).toHaveText('$2,145');
  });
});

test('copies the result as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(linkOf(forms.dehumidification.path, forms.dehumidification.good));
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByText('Text copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Required capacity: 280 pints/day');
  expect(copied).toContain('length=35');
});
