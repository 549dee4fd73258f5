import { expect, test } from 'vitest';
import { lnSaturationPressurePa, type Surface, saturationTemperatureF } from './psychrometrics.ts';

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
