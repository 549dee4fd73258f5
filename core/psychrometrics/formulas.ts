import type { Expression, Term } from '../algebra/expression.ts';
import { add, divide, exp, ln, multiply, power, quantity, subtract } from '../algebra/operations.ts';
import { factors, saturationCoefficients } from './factors.ts';
import { celsiusAtZeroKelvin, fahrenheitPerCelsius, type Surface } from './psychrometrics.ts';

// The same equations as in psychrometrics.ts, as expressions: the calculators show them as their working, and the workbooks
// calculate with them. formulas.test.ts holds the two to each other.

/** °C from °F. Exact by definition. */
export function celsiusOf(temperature: Expression<number>) {
  return divide(subtract(temperature, factors.freezing), fahrenheitPerCelsius);
}

/** Kelvins from °F. Exact by definition. */
export function kelvinOf(temperature: Expression<number>) {
  return add(celsiusOf(temperature), celsiusAtZeroKelvin);
}

/** °F from kelvins. */
export function fahrenheitOf(kelvin: Expression<number>) {
  return add(multiply(subtract(kelvin, celsiusAtZeroKelvin), fahrenheitPerCelsius), factors.freezing);
}

/** Natural logarithm of the saturation vapor pressure in pascals, at kelvins. Hyland and Wexler 1983 (see factors.ts). */
export function lnSaturationOf(kelvin: Expression<number>, surface: Surface) {
  const { powers, log } = saturationCoefficients[surface];
  const [inverse, constant, ...rising] = powers;
  const times = (by: Term<number>) => multiply(kelvin, by);
  const [first, second, third, fourth] = rising;
  const polynomial = add(constant, times(add(first, times(add(second, times(add(third, times(fourth))))))));
  return add(divide(inverse, kelvin), polynomial, multiply(log, ln(kelvin)));
}

/** Air pressure, Pa, of the standard atmosphere at an altitude in feet. ASHRAE Fundamentals 2017, chapter 1, equation 3. */
export function pressureOf(altitude: Expression<number>) {
  const { seaLevelPressure, pressureLapsePerMetre, pressureExponent, metresPerFoot } = factors;
  const share = subtract(1, multiply(pressureLapsePerMetre, multiply(altitude, metresPerFoot)));
  return quantity('Pa', 0, multiply(seaLevelPressure, power(share, pressureExponent)));
}

/** Mass of vapor with a mass of dry air, g/kg, from its pressure and the air pressure, both in pascals. */
function mixingRatioOf(vapor: Expression<number>, pressure: Expression<number>) {
  const mass = multiply(1000, factors.massRatio, vapor);
  return divide(mass, subtract(pressure, vapor));
}

/**
 * Volume of moist air with a pound of dry air, cubic feet: at kelvins, a mixing ratio (g/kg) and an air pressure (Pa).
 * ASHRAE Handbook Fundamentals 2017, chapter 1, equation 26.
 */
export function specificVolumeOf(
  kelvin: Expression<number>,
  mixingRatio: Expression<number>,
  pressure: Expression<number>,
) {
  const { dryAirGasConstant, massRatio, kilogramsPerPound, metresPerFoot } = factors;
  const share = add(1, divide(divide(mixingRatio, 1000), massRatio));
  const cubicMetresPerKg = divide(multiply(dryAirGasConstant, kelvin, share), pressure);
  return quantity('cu ft/lb', 2, divide(multiply(cubicMetresPerKg, kilogramsPerPound), power(metresPerFoot, 3)));
}

/**
 * Relative humidity in percent of air of a saturation pressure (Pa), with so many grains per pound, at an air pressure
 * (Pa): the inverse of grains per pound. Above 100 where the air cannot hold that much.
 */
export function humidityOf(saturation: Expression<number>, grains: Expression<number>, pressure: Expression<number>) {
  const ratio = quantity('', 4, divide(grains, multiply(factors.grainsPerGramPerKilogram, 1000)));
  const vapor = divide(multiply(ratio, pressure), add(factors.massRatio, ratio));
  return divide(multiply(100, vapor), saturation);
}

/** Saturation vapor pressure over water, Pa, at a temperature in °F. */
export function saturationOf(temperature: Expression<number>) {
  return quantity('Pa', 1, exp(lnSaturationOf(kelvinOf(temperature), 'water')));
}

/** What an air is, from its temperature (°F), relative humidity (%) and pressure (Pa): each a quantity. */
export function airOf(temperature: Expression<number>, humidity: Expression<number>, pressurePa: Expression<number>) {
  const temperatureK = quantity('K', 2, kelvinOf(temperature));
  const saturationPa = quantity('Pa', 1, exp(lnSaturationOf(temperatureK, 'water')));
  const vaporPa = quantity('Pa', 1, divide(multiply(saturationPa, humidity), 100));
  const mixingRatio = quantity('g/kg', 2, mixingRatioOf(vaporPa, pressurePa));
  const vaporPressure = quantity('hPa', 2, divide(vaporPa, 100));
  const ideal = multiply(factors.vaporGasConstant, temperatureK);
  return {
    temperatureK,
    saturationPa,
    vaporPa,
    saturationVaporPressure: quantity('hPa', 2, divide(saturationPa, 100)),
    vaporPressure,
    vaporPressureInHg: quantity('inHg', 3, divide(vaporPressure, factors.hectopascalsPerInchOfMercury)),
    absoluteHumidity: quantity('g/m³', 2, divide(multiply(1000, vaporPa), ideal)),
    mixingRatio,
    grainsPerPound: quantity('gr/lb', 1, multiply(mixingRatio, factors.grainsPerGramPerKilogram)),
  };
}
