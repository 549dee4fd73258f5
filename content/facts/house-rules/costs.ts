import type { HouseRule } from './house-rule.ts';

/** Rates of the cost builder. */
export const costsRules = {
  'cost-rates': {
    says: 'Our rates run from $3 to $18 a square foot by water and severity, times 1 to 1.4 for the room; the range is 0.8 to 1.3 times that.',
    value: '$3-18 a square foot; 1-1.4; 0.8-1.3',
    sourcesSay: 'Published rates for the drying work alone run from $2 to $9.50. Our severe rates include repair.',
    facts: ['mitigation-cost-per-foot'],
  },
  'cost-extras': {
    says: 'Extra: mold $500 to $3,000, hardwood $3 to $8 and carpet $2 to $5 a square foot, ducts $300 to $800, contents 10 to 20% of the estimate.',
    value: '$500-3,000; $3-8; $2-5; $300-800; 10-20%',
    sourcesSay: 'For mold the published range is higher, about $1,200 to $3,750 for a job.',
    facts: ['mold-remediation-cost-range'],
  },
} as const satisfies Record<string, HouseRule>;
