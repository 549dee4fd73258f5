// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import type { CalculatorName } from '#core/calculators/registry.ts';
import { memoryAddress, writeLink } from '../../features/calculators/url.ts';
import { RenderedTool } from './render-tool.tsx';

/** One row of the table that the calculators are held to. */
interface Vector {
  readonly calculator: string;
  readonly input: Readonly<Record<string, number | string>>;
  readonly spec: Readonly<Record<string, number>>;
  readonly industry?: Readonly<Record<string, number | null>>;
}

const { vectors }: { readonly vectors: readonly Vector[] } = JSON.parse(
  readFileSync('core/calculators/calculator-vectors.json', 'utf8'),
);
const printed = (value: number | null | undefined, decimals = 2) =>
  (value ?? Number.NaN).toLocaleString('en-US', { maximumFractionDigits: decimals });
const dollars = (value: number | undefined, decimals = 0) =>
  `$${(value ?? Number.NaN).toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}`;
const moversOf = (count: number | null | undefined) => `${printed(count)} ${count === 1 ? 'air mover' : 'air movers'}`;
const rangeOf = (low: number | null | undefined, high: number | null | undefined) =>
  low === high ? printed(low) : `${printed(low)} to ${printed(high)}`;
const units = (count: number | undefined) => `${printed(count)} ${count === 1 ? 'unit' : 'units'}`;

type Rows = Readonly<Record<string, string>>;

/** What each page must print for a row, by the label beside it. */
const expected: Readonly<Record<string, (vector: Vector) => Rows>> = {
  dehumidification: ({ spec, industry }) => ({
    Volume: `${printed(spec.volume)} cu ft`,
    'Required capacity': `${printed(spec.requiredCapacity)} pints/day`,
    Dehumidifiers: units(spec.unitsNeeded),
    'Air movers': units(spec.airMoversNeeded),
    'Energy per day': `${printed(spec.energyPerDay)} kWh`,
    'Four-day energy': `${printed(spec.fourDayEnergy)} kWh`,
    'Energy cost': dollars(spec.energyCost, 2),
    'Industry method: Low-grain refrigerant (LGR)': `${printed(industry?.lgr_pints, 1)} pints/day: ${printed(industry?.lgr_units_at_70)} × 70 pints`,
  }),
  'air-movement': ({ spec, industry }) => ({
    'Air movers': units(spec.unitsNeeded),
    'Total airflow': `${printed(spec.requiredCFM)} CFM`,
    'Air velocity': `${printed(spec.airVelocity)} FPM`,
    'Coverage per unit': `${printed(spec.coveragePerUnit)} sq ft`,
    'Industry method: by wet area': `${rangeOf(industry?.whole_floor_low, industry?.whole_floor_high)} air movers`,
    'Alternative: only the lower walls are wet': moversOf(industry?.lower_walls_only_14lf),
  }),
  'air-scrubber': ({ spec, industry }) => ({
    'Required airflow': `${printed(spec.requiredCfm)} CFM`,
    'Units needed': units(spec.unitsNeeded),
    'Actual airflow': `${printed(spec.actualCfm)} CFM`,
    'Actual air changes': `${spec.actualAch?.toFixed(1)} per hour`,
    'Minutes to clear 99%': `${industry?.minutes_to_99pct} min`,
    'Minutes to clear 99.9%': `${industry?.minutes_to_99_9pct} min`,
  }),
  cost: ({ spec }) => ({
    'Estimated range': `${dollars(spec.low)} to ${dollars(spec.high)}`,
    'Middle estimate': dollars(spec.estimate),
    'Per square foot': dollars(spec.perSqFt, 2),
  }),
};
const nameOf = (calculator: string) => (calculator === 'cost' ? 'cost-builder' : calculator) as CalculatorName;
const rows = vectors.filter(({ calculator }) => calculator in expected);

afterEach(RenderedTool.clear);

test.each(rows)('$calculator: $input', async (vector) => {
  const link = writeLink(Object.fromEntries(Object.entries(vector.input).map(([field, text]) => [field, `${text}`])));
  const tool = await RenderedTool.of(nameOf(vector.calculator), memoryAddress(link));
  const wanted = expected[vector.calculator]?.(vector) ?? {};
  expect(Object.fromEntries(Object.keys(wanted).map((label) => [label, tool.row(label)]))).toEqual(wanted);
  const machines = tool.root.querySelectorAll('figure svg circle');
  if (vector.calculator === 'air-movement') expect(machines).toHaveLength(vector.spec.unitsNeeded ?? -1);
  expect(tool.root.querySelector('p[role=status]')?.textContent).toContain(Object.keys(wanted)[0]);
});

test.each<[CalculatorName, string, Rows]>([
  [
    'dehumidification',
    'length=35&width=25&height=8&material=concrete&damageClass=class4&machine=desiccant',
    { 'Industry method: Desiccant': '233.3 to 350 CFM: 1 × 500 CFM' },
  ],
  [
    'air-movement',
    'length=12&width=15&type=centrifugal&surface=carpet&wetFloor=90&wetUpper=150&insets=2',
    { 'Air movers': '9 units', 'Industry method: by wet area': '6 to 7 air movers' },
  ],
  ['circuits', 'dehumidifiers=1&airMovers=5&circuits15=2&circuits20=0', { 'Equipment on circuits': '6 of 6' }],
  [
    'psychrometric',
    'temperature=80&humidity=60',
    {
      'Dew point': '64.9 °F',
      'Absolute humidity': '15.17 g/m³',
      'Mixing ratio': '13.16 g/kg',
      'Vapor pressure': '20.99 hPa',
    },
  ],
  ['psychrometric', 'temperature=120&humidity=80', { 'Dew point': '112.1 °F', 'Absolute humidity': '62.89 g/m³' }],
  ['psychrometric', 'temperature=0&humidity=100', { 'Dew point': '0.0 °F', 'Mixing ratio': '0.93 g/kg' }],
  ['psychrometric', 'temperature=100&humidity=0', { 'Dew point': '—', 'Vapor pressure': '0.00 hPa' }],
  ['psychrometric', 'temperature=30&humidity=50', { 'Frost point': '15.6 °F' }],
  [
    'psychrometric',
    'temperature=80&humidity=60&place=new-braunfels',
    { 'Dew point': '64.9 °F', 'Grains per pound': '94.3 gr/lb' },
  ],
  [
    'air-check',
    'affectedTemperature=80&affectedHumidity=60&outletTemperature=95&outletHumidity=22&airflow=250',
    { 'Grain depression': '38.2 gr/lb', 'Removed by the dehumidifier': '136 pints/day' },
  ],
])('%s?%s', async (name, query, wanted) => {
  const tool = await RenderedTool.of(name, memoryAddress(`?${query}`));
  expect(Object.fromEntries(Object.keys(wanted).map((label) => [label, tool.row(label)]))).toEqual(wanted);
});

test('no factor for a conventional machine at Class 4, and no frost point above freezing', async () => {
  const dry = 'length=35&width=25&height=8&material=concrete&damageClass=class4&machine=conventional';
  const machine = await RenderedTool.of('dehumidification', memoryAddress(`?${dry}`));
  expect(machine.row('Industry method: Conventional refrigerant')).toContain('doesn’t cover');
  const warm = await RenderedTool.of('psychrometric', memoryAddress('?temperature=80&humidity=50'));
  expect(warm.row('Frost point')).toBeNull();
});

test('the highlighted psychrometric values are not repeated in the rows', async () => {
  const tool = await RenderedTool.of('psychrometric', memoryAddress('?temperature=78&humidity=65'));
  const labels = [...tool.root.querySelectorAll('dl dt')].map(({ textContent }) => textContent);
  expect(labels.toSorted()).toEqual([...new Set(labels)].toSorted());
  expect(labels).toEqual(expect.arrayContaining(['Dew point', 'Grains per pound', 'Wet bulb', 'Mixing ratio']));
});
