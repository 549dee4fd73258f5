import type { Amount, Expression, Term } from '../algebra/expression.ts';
import {
  add,
  compare,
  computed,
  divide,
  exp,
  least,
  ln,
  multiply,
  nothing,
  power,
  quantity,
  subtract,
  when,
} from '../algebra/operations.ts';
import { factors, saturationCoefficients, wetBulbHeats } from './factors.ts';
import {
  celsiusAtZeroKelvin,
  dewPointF,
  fahrenheitPerCelsius,
  frostPointF,
  type Surface,
  wetBulbF,
  wetBulbSearch,
} from './psychrometrics.ts';

// The equations of psychrometrics.ts as expressions, for the worked steps of calculators and the formulas of workbooks.
// formulas.test.ts checks that both agree.

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

// Quantities without a closed formula: a plain function computes them, and `inSheet` has the spreadsheet steps, one per cell.

/** The Magnus formula of the WMO: a first guess within half a degree for the spreadsheet search. */
const magnus = { pascals: 611.2, slope: 17.62, celsius: 243.12 };
/** Each step of Newton's method doubles the digits; the coldest air that a form can hold needs four. */
const newtonSteps = 4;

const shown = { unit: '°F', decimals: 1, isStep: true } as const;

/** Dew point, °F, over liquid water. Null without a temperature or a humidity, and at 0 % humidity. */
export function dewPointOf(temperature: Expression<number>, humidity: Expression<number>) {
  return computed([temperature, humidity], ifGiven(dewPointF), {
    ...shown,
    inSheet: inverseInSheet(lnVaporOf(temperature, humidity), 'water'),
  });
}

/** Frost point, °F: saturation over ice. Null where the dew point is 32 °F or more, or absent. */
export function frostPointOf(
  temperature: Expression<number>,
  humidity: Expression<number>,
  dewpoint: Expression<Amount>,
) {
  const frost = least(factors.freezing, inverseInSheet(lnVaporOf(temperature, humidity), 'ice'));
  return computed([temperature, humidity, dewpoint], ifGiven(frostPointF), {
    ...shown,
    inSheet: when(compare(dewpoint, '>=', factors.freezing), nothing, frost),
  });
}

/** Wet bulb, °F, from a temperature (°F), a mixing ratio (g/kg) and a pressure (Pa). */
export function wetBulbOf(
  temperature: Expression<number>,
  mixingRatio: Expression<number>,
  pressurePa: Expression<number>,
) {
  return computed([temperature, mixingRatio, pressurePa], wetBulbF, {
    ...shown,
    inSheet: wetBulbInSheet(temperature, mixingRatio, pressurePa),
  });
}

/** Null where the temperature or the humidity is blank: an optional field of a form. */
function ifGiven<Rest extends readonly unknown[]>(
  find: (temperatureF: number, humidityPercent: number, ...rest: Rest) => Amount,
): (temperatureF: Amount, humidityPercent: Amount, ...rest: Rest) => Amount {
  return (temperatureF, humidityPercent, ...rest) =>
    temperatureF === null || humidityPercent === null ? null : find(temperatureF, humidityPercent, ...rest);
}

function lnVaporOf(temperature: Expression<number>, humidity: Expression<number>) {
  const kelvin = quantity('K', 2, kelvinOf(temperature));
  return quantity('ln Pa', 3, add(lnSaturationOf(kelvin, 'water'), ln(humidity), subtract(0, ln(100))));
}

/** The temperature, °F, of a saturation pressure: by Newton's method. */
function inverseInSheet(lnVapor: Expression<number>, surface: Surface): Expression<number> {
  const share = quantity('', 3, subtract(lnVapor, ln(magnus.pascals)));
  const celsius = divide(multiply(magnus.celsius, share), subtract(magnus.slope, share));
  let kelvin = quantity('K', 2, add(celsius, celsiusAtZeroKelvin));
  for (let step = 0; step < newtonSteps; step += 1) {
    const error = subtract(lnSaturationOf(kelvin, surface), lnVapor);
    kelvin = quantity('K', 2, subtract(kelvin, divide(error, lnSlopeOf(kelvin, surface))));
  }
  return fahrenheitOf(kelvin);
}

/** The derivative of `lnSaturationOf`. */
function lnSlopeOf(kelvin: Expression<number>, surface: Surface) {
  const { powers, log } = saturationCoefficients[surface];
  const [inverse, , first, second, third, fourth] = powers;
  const rising = add(2 * second, multiply(kelvin, add(3 * third, multiply(kelvin, 4 * fourth))));
  const falling = divide(-inverse, power(kelvin, 2));
  return add(falling, first, multiply(kelvin, rising), divide(log, kelvin));
}

/** The halvings of `wetBulbF`, from the middle of what the wet bulb can be: down where the water would saturate the air. */
function wetBulbInSheet(temperature: Expression<number>, ratio: Expression<number>, pressure: Expression<number>) {
  let step = wetBulbSearch.widestDepressionF / 2;
  let middle = quantity('°F', 2, subtract(temperature, step));
  for (let done = 0; done < wetBulbSearch.halvings; done += 1) {
    step /= 2;
    const excess = when(
      compare(middle, '<', factors.freezing.value),
      excessOf('ice', middle, temperature, ratio, pressure),
      excessOf('water', middle, temperature, ratio, pressure),
    );
    middle = quantity('°F', 2, add(middle, when(compare(excess, '>', 0), bare(-step), bare(step))));
  }
  return middle;
}

function excessOf(
  surface: Surface,
  wetBulb: Expression<number>,
  temperature: Expression<number>,
  ratio: Expression<number>,
  pressure: Expression<number>,
): Expression<number> {
  const { evaporation, perDegree, difference } = wetBulbHeats[surface];
  const [dry, wet] = [celsiusOf(temperature), celsiusOf(wetBulb)];
  const saturation = exp(lnSaturationOf(kelvinOf(wetBulb), surface));
  const held = multiply(factors.massRatio, saturation, subtract(evaporation, multiply(perDegree, wet)));
  const given = subtract(add(evaporation, multiply(wetBulbHeats.vapor, dry)), multiply(difference, wet));
  const needed = add(multiply(wetBulbHeats.air, subtract(dry, wet)), multiply(divide(ratio, 1000), given));
  return subtract(held, multiply(needed, subtract(pressure, saturation)));
}

function bare(value: number): Expression<number> {
  return add(value, 0);
}
