import { fahrenheitToKelvin } from '../quantities/units.ts';
import { saturationCoefficients } from './factors.ts';

/** What the vapor stands over. Humidity is measured over water at every temperature; frost forms as ice. */
export type Surface = keyof typeof saturationCoefficients;

/** Colder than anything on Earth, and still above absolute zero, where the equations end. */
const coldestF = -459;
const halvings = 80;

/**
 * Natural logarithm of the saturation vapor pressure in pascals, at a temperature in °F.
 * Source: Hyland and Wexler 1983 (see factors.ts).
 */
export function lnSaturationPressurePa(temperatureF: number, surface: Surface): number {
  const kelvin = fahrenheitToKelvin(temperatureF);
  const { powers, log } = saturationCoefficients[surface];
  const [inverse, constant, first, second, third, fourth] = powers;
  const polynomial = constant + kelvin * (first + kelvin * (second + kelvin * (third + kelvin * fourth)));
  return inverse / kelvin + polynomial + log * Math.log(kelvin);
}

/** Saturation vapor pressure in pascals, at a temperature in °F. */
export function saturationPressurePa(temperatureF: number, surface: Surface = 'water'): number {
  return Math.exp(lnSaturationPressurePa(temperatureF, surface));
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
