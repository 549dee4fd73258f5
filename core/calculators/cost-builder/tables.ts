import { table } from '../../basis/algebra/operations.ts';
import { publishedRatesSource, ratesSource } from './factors.ts';

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
