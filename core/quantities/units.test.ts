import { expect, test } from 'vitest';
import {
  cubicMetresPerKilogramToCubicFeetPerPound,
  fahrenheitToCelsius,
  fahrenheitToKelvin,
  feetToMetres,
  gramsPerKilogramToGrainsPerPound,
  hectopascalsToInchesOfMercury,
  pascalsToHectopascals,
} from './units.ts';

test.each([
  [fahrenheitToCelsius, 32, 0],
  [fahrenheitToCelsius, 212, 100],
  [fahrenheitToCelsius, -40, -40],
  [fahrenheitToKelvin, 32, 273.15],
  [feetToMetres, 1000, 304.8],
  [pascalsToHectopascals, 101325, 1013.25],
  [hectopascalsToInchesOfMercury, 1013.25, 29.9213],
  [gramsPerKilogramToGrainsPerPound, 10, 70],
  [cubicMetresPerKilogramToCubicFeetPerPound, 1, 16.0185],
])('%o of %d is %d', (convert, from, to) => {
  expect(convert(from)).toBeCloseTo(to, 4);
});
