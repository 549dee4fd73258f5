import { table } from '../../algebra/operations.ts';
import { type Cents, centsOf } from '../../job/money.ts';
import { type Factor, houseRule } from '../../units/factor.ts';

const ratesSource = houseRule;

export const factors = {
  smallestArea: { value: 50, unit: 'sq ft', source: houseRule },
  largestArea: { value: 5000, unit: 'sq ft', source: houseRule },
  areaStep: { value: 50, unit: 'sq ft', source: houseRule },
  firstArea: { value: 500, unit: 'sq ft', source: houseRule },
  low: { value: 0.8, unit: '', source: houseRule },
  high: { value: 1.3, unit: '', source: houseRule },
} as const satisfies Record<string, Factor>;

export const publishedRatesSource = 'published-rates';

/** What most whole jobs cost by a national price guide, dollars; the fact `angi-average`. */
export const publishedJob = {
  low: 1361,
  average: 3814,
  high: 6270,
  source: 'price-guide',
} as const;

/** On top of the estimate. Dollars; per square foot or percent where it says so. */
export const additionalCosts = [
  { id: 'mold', low: 500, high: 3000, unit: 'dollars' },
  { id: 'hardwood', low: 3, high: 8, unit: 'dollars a square foot' },
  { id: 'carpet', low: 2, high: 5, unit: 'dollars a square foot' },
  { id: 'hvac', low: 300, high: 800, unit: 'dollars' },
  { id: 'contents', low: 10, high: 20, unit: 'percent' },
] as const;
export type AdditionalCost = (typeof additionalCosts)[number];

const perSqFt = '$/sq ft';

/** Dollars for a square foot, by how much is damaged and by the water. */
export const rates = table(perSqFt, ratesSource, {
  minor: { clean: 3, gray: 4, black: 6 },
  moderate: { clean: 5, gray: 7, black: 10 },
  severe: { clean: 8, gray: 12, black: 18 },
});

export const roomMultipliers = table('', ratesSource, {
  basement: 1.3,
  bathroom: 1.2,
  kitchen: 1.4,
  living: 1,
  bedroom: 1,
  attic: 1.1,
});

/** Mitigation rates that others publish, dollars for a square foot. The older rate is one figure. */
export const publishedLow = table(perSqFt, publishedRatesSource, { clean: 2, gray: 5, black: 7.5 });
export const publishedHigh = table(perSqFt, publishedRatesSource, { clean: 5, gray: 7.5, black: 9.5 });
export const publishedOlder = table(perSqFt, publishedRatesSource, { clean: 3.75, gray: 4.5, black: 7 });

const { minor, moderate, severe } = rates.rows;
/** What each extent of damage costs with clean water: the part of the rate that is not the water's. */
export const cleanRates = table(perSqFt, ratesSource, {
  minor: minor.clean,
  moderate: moderate.clean,
  severe: severe.clean,
});
/** The plainest case. */
export const plainRate = { value: minor.clean, unit: perSqFt, source: ratesSource } as const;

/** Base of the additional costs: affected square feet and the estimate in dollars. */
export interface EstimatedJob {
  readonly area: number;
  readonly estimate: number;
}

/** Range of an additional cost for a job; undefined if it does not depend on the job. */
export function additionalForJob(
  { low, high, unit }: AdditionalCost,
  { area, estimate }: EstimatedJob,
): { readonly low: Cents; readonly high: Cents } | undefined {
  if (unit === 'dollars') return undefined;
  const base = unit === 'percent' ? estimate / 100 : area;
  return { low: centsOf(low * base), high: centsOf(high * base) };
}
