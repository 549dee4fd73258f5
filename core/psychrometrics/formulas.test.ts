import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOf } from '../algebra/evaluate.ts';
import type { Amount, Expression, NumberInput } from '../algebra/expression.ts';
import { pintsPerDayAt, pintsPerDayOf } from '../calculators/air-check/removal.ts';
import { airOf, humidityOf, pressureOf, saturationOf, specificVolumeOf } from './formulas.ts';
import * as plain from './psychrometrics.ts';
import { dewPointOf, frostPointOf, wetBulbOf } from './search-formulas.ts';

const input = (): NumberInput<number> => ({ kind: 'decimal', unit: '' });
const [temperature, humidity, pressure, grains, ratio, airflow, altitude] = [
  input(),
  input(),
  input(),
  input(),
  input(),
  input(),
  input(),
] as const;
const dewpoint = dewPointOf(temperature, humidity);
const frostPoint = frostPointOf(temperature, humidity, dewpoint);
const wetBulb = wetBulbOf(temperature, ratio, pressure);
const air = airOf(temperature, humidity, pressure);
const volume = specificVolumeOf(air.temperatureK, ratio, pressure);

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyAir = fc
  .record({
    temperatureF: number(-40, 212),
    humidityPercent: number(0.01, 100),
    altitudeFt: number(-1500, 15_000),
    grainsPerPound: number(0, 300),
    cfm: number(1, 2000),
  })
  .map((one) => ({ ...one, pressurePa: plain.pressureAtAltitudePa(one.altitudeFt) }))
  .filter((one) => plain.vaporPressurePa(one.temperatureF, one.humidityPercent) < one.pressurePa * 0.999);

function within(formula: Amount, value: Amount, tolerance: number): void {
  if (formula === null || value === null) expect(formula).toBe(value);
  else expect(Math.abs(formula - value)).toBeLessThanOrEqual(tolerance * Math.max(1, Math.abs(value)));
}

test('the formulas that people read and spreadsheets calculate with give what the plain functions give', () => {
  fc.assert(
    fc.property(anyAir, ({ temperatureF, humidityPercent, altitudeFt, grainsPerPound, cfm, pressurePa }) => {
      const result = plain.calculatePsychrometric({ temperatureF, humidityPercent, pressurePa });
      const { mixingRatio } = result;
      const read = (expression: Expression<Amount> | undefined) => {
        const known = new Map<Expression, unknown>([
          [temperature, temperatureF],
          [humidity, humidityPercent],
          [pressure, pressurePa],
          [altitude, altitudeFt],
          [grains, grainsPerPound],
          [ratio, mixingRatio],
          [airflow, cfm],
        ]);
        return expression ? amountOf(expression, known) : null;
      };
      const { vaporPa, saturationPa, ...named } = air;
      within(read(vaporPa), plain.vaporPressurePa(temperatureF, humidityPercent), 1e-12);
      within(read(saturationPa), plain.saturationPressurePa(temperatureF), 1e-12);
      for (const [name, quantity] of Object.entries(named)) {
        within(read(quantity), result[name as keyof typeof named], 1e-12);
      }
      const feet = plain.specificVolumeFt3PerLb(temperatureF, mixingRatio, pressurePa);
      within(read(volume), feet, 1e-12);
      within(read(pintsPerDayOf(airflow, grains, volume)), pintsPerDayAt(cfm, grainsPerPound, feet), 1e-12);
      within(read(pressureOf(altitude)), pressurePa, 1e-12);
      const inverse = humidityOf(saturationOf(temperature), grains, pressure);
      within(read(inverse), plain.humidityPercentAt(temperatureF, grainsPerPound, pressurePa), 1e-12);
      within(read(dewpoint.inSheet), result.dewpoint, 1e-6);
      within(read(frostPoint.inSheet), result.frostPoint, 1e-6);
      within(read(wetBulb.inSheet), plain.wetBulbF(temperatureF, mixingRatio, pressurePa), 1e-9);
    }),
    { numRuns: 200 },
  );
});
