import { expect, test } from 'vitest';
import { amountOf } from '../basis/algebra/evaluate.ts';
import type { NumberInput } from '../basis/algebra/expression.ts';
import { kelvinOf, specificVolumeOf } from './air.ts';

// ASHRAE Handbook Fundamentals 2017, chapter 1, table 2, at sea level: dry air, and air that holds all the vapor it can.
test.each([
  [32, 0, 101_325, 12.389],
  [32, 3.79, 101_325, 12.464],
  [70, 0, 101_325, 13.348],
  [70, 15.832, 101_325, 13.687],
  // Half the pressure is twice the volume.
  [70, 15.832, 101_325 / 2, 2 * 13.687],
])(
  'a pound of dry air at %d °F with %d g/kg takes at %d Pa %d cubic feet',
  (temperatureF, mixingRatio, pascals, feet) => {
    const [temperature, ratio, pressure] = [input('°F'), input('g/kg'), input('Pa')];
    const volume = specificVolumeOf(kelvinOf(temperature), ratio, pressure);
    const known = new Map([
      [temperature, temperatureF],
      [ratio, mixingRatio],
      [pressure, pascals],
    ]);
    // The table is of real air, ours of the ideal gas that the equation is for.
    expect(Math.abs(amountOf(volume, known) / feet - 1)).toBeLessThan(1e-3);
    expect(volume.unit).toBe('cu ft/lb');
  },
);

function input(unit: string): NumberInput<number> {
  return { kind: 'decimal', unit };
}
