import type { Factor } from './factor.ts';

/** Electricity of machines that run day and night. */
export const energyFactors = {
  hoursPerDay: { value: 24, unit: 'h', source: 'day-and-night' },
  wattsPerKilowatt: { value: 1000, unit: 'W/kW', source: 'definition' },
  btuPerWattHour: {
    value: 3.412,
    unit: 'BTU/Wh',
    source: 'definition',
  },
  volts: {
    value: 115,
    unit: 'V',
    source: 'volts-ohio',
  },
  dehumidifierAmps: {
    value: 7.5,
    unit: 'A',
    source: 'amps-pearson',
  },
  airMoverAmps: {
    value: 3,
    unit: 'A',
    source: 'running-cost-jondon',
  },
} as const satisfies Record<string, Factor>;
