import { readFileSync } from 'node:fs';
import psychrolib from 'psychrolib';
import { describe, expect, test } from 'vitest';
import {
  calculatePsychrometric,
  grainsPerPoundAt,
  humidityPercentAt,
  lnSaturationPressurePa,
  pressureAtAltitudePa,
  type Surface,
  saturationTemperatureF,
  specificVolumeFt3PerLb,
  wetBulbF,
} from './psychrometrics.ts';

const [header = '', ...lines] = readFileSync(new URL('./psychrometric-reference.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const columns = header.split(',');
const rows = lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [columns[index], cell])));

describe('the reference table', () => {
  test('is there, whole', () => {
    expect(rows).toHaveLength(45);
    expect(columns).toHaveLength(10);
  });

  test.each(rows)('$temperature_f °F at $rh_percent %', (row) => {
    const cell = (name: string) => Number(row[name]);
    const result = calculatePsychrometric({ temperatureF: cell('temperature_f'), humidityPercent: cell('rh_percent') });
    const off = (value: number, name: string) => Math.abs(value - cell(name));
    if (row.dewpoint_f === '') expect(result.dewpoint).toBeNull();
    else {
      expect(off(result.dewpoint ?? Number.NaN, 'dewpoint_f')).toBeLessThanOrEqual(cell('tolerance_dewpoint_f'));
      expect(off(result.dewpoint ?? Number.NaN, 'dewpoint_f')).toBeLessThan(0.01);
    }
    expect(off(result.absoluteHumidity, 'absolute_humidity_g_m3')).toBeLessThanOrEqual(
      cell('tolerance_absolute_humidity'),
    );
    expect(off(result.mixingRatio, 'mixing_ratio_g_kg')).toBeLessThanOrEqual(cell('tolerance_mixing_ratio'));
    expect(off(result.vaporPressure, 'vapor_pressure_hpa')).toBeLessThanOrEqual(cell('tolerance_vapor_pressure'));
    // All but the dew point are met to the last printed digit.
    const close = (value: number, printed: number) =>
      expect(Math.abs(value - printed)).toBeLessThanOrEqual(1e-5 * printed + 0.00006);
    close(result.absoluteHumidity, cell('absolute_humidity_g_m3'));
    close(result.mixingRatio, cell('mixing_ratio_g_kg'));
    close(result.vaporPressure, cell('vapor_pressure_hpa'));
  });
});

test('a worked example: 80 °F at 60 %', () => {
  const result = calculatePsychrometric({ temperatureF: 80, humidityPercent: 60 });
  expect(result.dewpoint).toBeCloseTo(64.876, 3);
  expect(result.grainsPerPound).toBeCloseTo(92.09, 2);
  expect(result.vaporPressureInHg).toBeCloseTo(0.6198, 4);
  expect(result.frostPoint).toBeNull();
  expect(grainsPerPoundAt(80, 60, 101325)).toBeCloseTo(result.grainsPerPound, 10);
});

// 92.09 gr/lb press with 2098.9 Pa at sea level; saturated air presses with 3498 Pa at 80 °F, and with 1767 Pa at 60 °F.
test.each([
  [80, 92.09, 101325, 60],
  [80, 0, 101325, 0],
  [60, 92.09, 101325, 118.8],
  [80, 92.09, 101325 / 2, 30],
])('at %d °F %d grains per pound are under %d Pa a humidity of %d %', (temperatureF, grains, pressurePa, percent) => {
  expect(humidityPercentAt(temperatureF, grains, pressurePa)).toBeCloseTo(percent, 1);
});

describe('zero humidity', () => {
  test.each([-40, 0, 32, 70, 120, 212])('has no dew point at %d °F', (temperatureF) => {
    const result = calculatePsychrometric({ temperatureF, humidityPercent: 0 });
    expect(result).toMatchObject({ dewpoint: null, frostPoint: null, absoluteHumidity: 0, mixingRatio: 0 });
    expect(result.vaporPressure).toBe(0);
  });
});

describe('frost point', () => {
  // Check values: a dew point over water and the frost point of the same vapor (WMO tables: -10 °C and -8.9 °C).
  test.each([
    [14, 100, 14, 16.0],
    [32, 50, 15.5, 17.3],
  ])('%d °F at %d %', (temperatureF, humidityPercent, dewpoint, frostPoint) => {
    const result = calculatePsychrometric({ temperatureF, humidityPercent });
    expect(result.dewpoint).toBeCloseTo(dewpoint, 0);
    expect(result.frostPoint).toBeCloseTo(frostPoint, 0);
  });

  test('appears below 32 °F only', () => {
    expect(calculatePsychrometric({ temperatureF: 32, humidityPercent: 100 }).frostPoint).toBeNull();
    const below = calculatePsychrometric({ temperatureF: 31.9, humidityPercent: 100 });
    expect(below.frostPoint).toBeGreaterThan(31.9);
    expect(below.frostPoint).toBeLessThanOrEqual(32);
  });
});

// ASHRAE Handbook Fundamentals 2017, chapter 1, table 1: pressure of the standard atmosphere in kPa.
test.each([
  [0, 101.325],
  [1000 / 0.3048, 89.875],
  [2000 / 0.3048, 79.495],
  [-500 / 0.3048, 107.478],
])('pressure at %d ft', (altitudeFt, kilopascals) => {
  expect(pressureAtAltitudePa(altitudeFt) / 1000).toBeCloseTo(kilopascals, 2);
});

test('thinner air holds the same vapor in fewer pounds of air', () => {
  const seaLevel = calculatePsychrometric({ temperatureF: 80, humidityPercent: 60 });
  const town = calculatePsychrometric({ temperatureF: 80, humidityPercent: 60, pressurePa: pressureAtAltitudePa(630) });
  expect(town.grainsPerPound / seaLevel.grainsPerPound).toBeCloseTo(1.024, 3);
  expect(town.dewpoint).toBe(seaLevel.dewpoint);
  expect(town.absoluteHumidity).toBe(seaLevel.absoluteHumidity);
});

// ASHRAE Handbook Fundamentals 2017, chapter 1, table 2, at sea level: dry air, and air that holds all the vapor it can.
test.each([
  [32, 0, 101_325, 12.389],
  [32, 3.79, 101_325, 12.464],
  [70, 0, 101_325, 13.348],
  [70, 15.832, 101_325, 13.687],
  // Half the pressure is twice the volume.
  [70, 15.832, 101_325 / 2, 2 * 13.687],
])('a pound of dry air at %d °F with %d g/kg takes at %d Pa %d cubic feet', (temperatureF, ratio, pascals, feet) => {
  // The table is of real air, ours of the ideal gas that the equation is for.
  expect(Math.abs(specificVolumeFt3PerLb(temperatureF, ratio, pascals) / feet - 1)).toBeLessThan(1e-3);
});

psychrolib.SetUnitSystem(psychrolib.SI);

function wetBulbAt(temperatureF: number, humidityPercent: number, pressurePa: number) {
  const { mixingRatio } = calculatePsychrometric({ temperatureF, humidityPercent, pressurePa });
  return { mixingRatio, ours: wetBulbF(temperatureF, mixingRatio, pressurePa) };
}

const airs = [101_325, 99_039, 83_428].flatMap((pressurePa) =>
  [20, 34, 70, 80, 95, 120, 160, 190].flatMap((temperatureF) =>
    [1, 20, 60, 90, 100].map((humidityPercent) => ({ temperatureF, humidityPercent, pressurePa })),
  ),
);

test.each(airs)('$temperatureF °F, $humidityPercent % at $pressurePa Pa: as the oracle says', (air) => {
  const { mixingRatio, ours } = wetBulbAt(air.temperatureF, air.humidityPercent, air.pressurePa);
  const theirs = psychrolib.GetTWetBulbFromHumRatio((air.temperatureF - 32) / 1.8, mixingRatio / 1000, air.pressurePa);
  // The oracle stops its own search at 0.001 °C.
  expect(ours).toBeCloseTo(theirs * 1.8 + 32, 2);
});

test.each([20, 33, 75, 200])('saturated air of %s °F is its own wet bulb', (temperatureF) => {
  const { ours } = wetBulbAt(temperatureF, 100, 101_325);
  expect(ours).toBeCloseTo(temperatureF, temperatureF < 32 ? 0 : 5);
});

test.each([1, 20, 60, 90])('air of 120 °F and %s % is cooled, and never below its dew point', (humidity) => {
  const { ours } = wetBulbAt(120, humidity, 101_325);
  const { dewpoint } = calculatePsychrometric({ temperatureF: 120, humidityPercent: humidity });
  expect(ours).toBeLessThan(120);
  expect(ours).toBeGreaterThan(dewpoint ?? Number.NaN);
});

// Check values of other equations, in pascals: the steam tables of IAPWS (95) for water, and IAPWS (R14) for ice.
test.each<[Surface, number, number]>([
  ['water', 212, 101_418],
  ['water', 77, 3169.9],
  ['water', 32.018, 611.66],
  ['ice', 32.018, 611.66],
  ['ice', 14, 259.9],
])('over %s at %d °F the vapor presses with %d Pa', (surface, temperatureF, pascals) => {
  const ours = Math.exp(lnSaturationPressurePa(temperatureF, surface));
  expect(Math.abs(ours / pascals - 1)).toBeLessThan(5e-4);
});

const surfaces: readonly Surface[] = ['water', 'ice'];
const temperatures = [-40, -4, 14, 31.9, 32, 55, 64.876, 80, 100, 140, 190, 212];

test.each(surfaces)('over %s the search finds the first temperature that reaches a pressure', (surface) => {
  for (const temperatureF of temperatures) {
    const pressure = lnSaturationPressurePa(temperatureF, surface);
    const found = saturationTemperatureF(pressure, surface, 250);
    expect(found).toBeCloseTo(temperatureF, 9);
    expect(found).toBeLessThanOrEqual(temperatureF);
    expect(lnSaturationPressurePa(found, surface)).toBeGreaterThanOrEqual(pressure);
  }
});

test.each(surfaces)('over %s a temperature that just reaches the pressure is given to its last digit', (surface) => {
  for (const temperatureF of temperatures)
    expect(saturationTemperatureF(lnSaturationPressurePa(temperatureF, surface), surface, temperatureF)).toBe(
      temperatureF,
    );
});

test('a pressure that is not reached at the warmest temperature asked for gives that temperature', () => {
  expect(saturationTemperatureF(lnSaturationPressurePa(33, 'ice'), 'ice', 32)).toBe(32);
});
