import { type Factor, houseRule } from '../../basis/quantities/factor.ts';

export const ratesSource = houseRule;

export const factors = {
  smallestArea: { value: 50, unit: 'sq ft', source: houseRule },
  largestArea: { value: 5000, unit: 'sq ft', source: houseRule },
  areaStep: { value: 50, unit: 'sq ft', source: houseRule },
  firstArea: { value: 500, unit: 'sq ft', source: houseRule },
  low: { value: 0.8, unit: '', source: houseRule },
  high: { value: 1.3, unit: '', source: houseRule },
} as const satisfies Record<string, Factor>;

export const publishedRatesSource = 'published-rates';

/** What a whole job costs by a national price guide, dollars. */
export const publishedJob = {
  low: 450,
  average: 3500,
  high: 15_000,
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
