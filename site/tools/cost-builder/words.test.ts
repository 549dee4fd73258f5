import { expect, test } from 'vitest';
import { additionalCostNames } from '#content/en/calculators/cost-choices.ts';
import { additionalCosts } from '#core/calculators/cost-builder/factors.ts';
import { additionalAmount } from './words.ts';

test('the additional costs read as specified', () => {
  const lines = additionalCosts.map((cost) => `${additionalCostNames[cost.id]}: ${additionalAmount(cost)}`);
  expect(lines).toEqual([
    'Mold removal: +$500-3,000',
    'Hardwood refinishing: +$3-8 per sq ft',
    'Carpet replacement: +$2-5 per sq ft',
    'HVAC cleaning: +$300-800',
    'Contents (moving, cleaning, storing): +10-20%',
  ]);
});
