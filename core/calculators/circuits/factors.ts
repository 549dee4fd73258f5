import type { Factor } from '../../units/factor.ts';

/** Rules of the circuit planner. */
export const factors = {
  continuousShare: {
    value: 0.8,
    unit: 'of the breaker’s amps',
    source: 'electrical-code',
  },
  smallBreaker: { value: 15, unit: 'A', source: 'household-circuit' },
  largeBreaker: { value: 20, unit: 'A', source: 'household-circuit' },
} as const satisfies Record<string, Factor>;
