import { asFunction } from '../basis/algebra/evaluate.ts';
import type { NumberInput } from '../basis/algebra/expression.ts';
import { kelvinOf, lnSaturationOf, type Surface } from './air.ts';

/** Colder than anything on Earth, and still above absolute zero, where the equations end. */
const coldestF = -459;
const halvings = 80;

const temperature: NumberInput<number> = { kind: 'decimal', unit: '°F' };
const kelvin = kelvinOf(temperature);
const lnPressures = {
  water: asFunction(lnSaturationOf(kelvin, 'water'), temperature),
  ice: asFunction(lnSaturationOf(kelvin, 'ice'), temperature),
} as const;

/** Natural logarithm of the saturation vapor pressure in pascals, at a temperature in °F. */
export function lnSaturationPressurePa(temperatureF: number, surface: Surface): number {
  return lnPressures[surface](temperatureF);
}

/**
 * The temperature in °F, at most `ceilingF`, at which saturation reaches a vapor pressure, given as the natural logarithm
 * of pascals: the inverse of `lnSaturationPressurePa`. Bisection, because both curves only ever rise: it cannot diverge,
 * and 80 halvings of 700 degrees leave less than the last digit of a double.
 */
export function saturationTemperatureF(lnPressurePa: number, surface: Surface, ceilingF: number): number {
  if (lnPressurePa >= lnSaturationPressurePa(ceilingF, surface)) return ceilingF;
  let low = coldestF;
  let high = ceilingF;
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2;
    if (lnSaturationPressurePa(middle, surface) < lnPressurePa) low = middle;
    else high = middle;
  }
  return high;
}
