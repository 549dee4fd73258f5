import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountOf } from '../algebra/evaluate.ts';
import type { Amount, Computed, Expression, NumberInput } from '../algebra/expression.ts';
import { pintsPerDayAt, pintsPerDayOf } from '../calculators/air-check/results.ts';
import {
  airOf,
  dewPointOf,
  frostPointOf,
  humidityOf,
  pressureOf,
  saturationOf,
  specificVolumeOf,
  wetBulbOf,
} from './formulas.ts';
import * as plain from './psychrometrics.ts';

const input = (unit = ''): NumberInput<number> => ({ kind: 'decimal', unit });
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

/** Both points of an air, as we find them and as a spreadsheet does. The frost point is given its dew point. */
function pointsOf(temperatureF: Amount, humidityPercent: Amount, dewpointF: Amount) {
  const [temperature, humidity, dewpoint] = [input('°F'), input('%'), input('°F')];
  const found = (expression: Expression | undefined) => {
    const known = new Map<Expression, Amount>([
      [temperature, temperatureF],
      [humidity, humidityPercent],
      [dewpoint, dewpointF],
    ]);
    return expression && amountOf(expression, known);
  };
  const both = (point: Computed<Amount>) => ({ ours: found(point), inSheet: found(point.inSheet), point });
  return {
    dew: both(dewPointOf(temperature, humidity)),
    frost: both(frostPointOf(temperature, humidity, dewpoint)),
  };
}

test('both points are steps of the working, in tenths of a degree', () => {
  const { dew, frost } = pointsOf(80, 60, 65);
  for (const { point } of [dew, frost]) expect(point).toMatchObject({ unit: '°F', decimals: 1, isStep: true });
});

describe('what an air has no point without', () => {
  test.each<[string, Amount, Amount, Amount]>([
    ['a temperature', null, 50, 20],
    ['a humidity', 40, null, 20],
    ['any vapor', 40, 0, 20],
  ])('%s', (_what, temperature, humidity, dewpoint) => {
    const { dew, frost } = pointsOf(temperature, humidity, dewpoint);
    expect([dew.ours, frost.ours]).toEqual([null, null]);
  });

  test('a dew point, for a frost point', () => expect(pointsOf(40, 40, null).frost.ours).toBeNull());
});

describe('frost', () => {
  // Air of 40 °F at 40 % has its dew point at 17.5 °F and its frost point at 19.2 °F.
  test.each([17.5, 31.999])('there is where the dew point is %d °F', (dewpoint) => {
    const { ours, inSheet } = pointsOf(40, 40, dewpoint).frost;
    expect(ours).toBeCloseTo(19.2, 1);
    expect(inSheet).toBeCloseTo(19.2, 1);
  });

  test.each([32, 32.001, 60])('there is none where the dew point is %d °F', (dewpoint) => {
    const { ours, inSheet } = pointsOf(40, 40, dewpoint).frost;
    expect([ours, inSheet]).toEqual([null, null]);
  });

  test('is never above freezing', () => {
    // Supercooled water of 31.999 °F has more vapor above it than ice of 32 °F.
    const { ours, inSheet } = pointsOf(31.999, 100, 31.999).frost;
    expect([ours, inSheet]).toEqual([32, 32]);
  });
});

test.each([
  [-40, 1],
  [-40, 100],
  [14, 50],
  [32, 10],
  [80, 60],
  [120, 1],
  [212, 5],
])('at %d °F and %d % a spreadsheet finds the points that we find', (temperature, humidity) => {
  const { dew, frost } = pointsOf(temperature, humidity, 0);
  expect(dew.inSheet).toBeCloseTo(dew.ours ?? Number.NaN, 6);
  expect(frost.inSheet).toBeCloseTo(frost.ours ?? Number.NaN, 6);
});

test.each([-40, 14, 32, 80, 205.8, 210.5])('saturated air of %d °F has that very dew point', (temperature) => {
  expect(pointsOf(temperature, 100, temperature).dew.ours).toBe(temperature);
});
