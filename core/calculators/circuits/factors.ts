import type { Factor } from '../../quantities/factor.ts';

/** Rules of the circuit planner. */
export const factors = {
  continuousShare: {
    value: 0.8,
    unit: 'of the breaker’s amps',
    source:
      'National Electrical Code: a load that runs three hours or more counts 125 %, as explained by Lumen Labs, “The 80 % breaker rule” (read 2026-11-21)',
  },
  smallBreaker: { value: 15, unit: 'A', source: 'household branch circuit' },
  largeBreaker: { value: 20, unit: 'A', source: 'household branch circuit' },
} as const satisfies Record<string, Factor>;

/** What the form takes. */
export const limits = {
  units: { low: 0, high: 60 },
  circuits: { low: 0, high: 40 },
  amps: { low: 0.1, high: 50 },
  volts: { low: 100, high: 250 },
} as const;
