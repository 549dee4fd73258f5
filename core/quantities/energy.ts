import type { Factor } from './factor.ts';

/** Electricity of machines that run day and night. */
export const energyFactors = {
  hoursPerDay: { value: 24, unit: 'h', source: 'machines run day and night' },
  wattsPerKilowatt: { value: 1000, unit: 'W/kW', source: 'by definition' },
  btuPerWattHour: {
    value: 3.412,
    unit: 'BTU/Wh',
    source: 'by definition',
  },
  volts: {
    value: 115,
    unit: 'V',
    source: 'Ohio Water Tech, “Air Movers” (read 2026-11-21)',
  },
  dehumidifierAmps: {
    value: 7.5,
    unit: 'A',
    source: 'Pearson Carpet Care, equipment list (read 2026-11-21)',
  },
  airMoverAmps: {
    value: 3,
    unit: 'A',
    source: 'Jon-Don, “Cost of running a dehu or air mover” (read 2026-11-21)',
  },
} as const satisfies Record<string, Factor>;
