import type { Amount, Expression } from '../basis/algebra/expression.ts';
import {
  add,
  compare,
  computed,
  divide,
  least,
  ln,
  multiply,
  nothing,
  power,
  quantity,
  subtract,
  when,
} from '../basis/algebra/operations.ts';
import { fahrenheitOf, kelvinOf, lnSaturationOf, type Surface } from './air.ts';
import { factors, saturationCoefficients } from './factors.ts';
import { lnSaturationPressurePa, saturationTemperatureF } from './saturation.ts';

/** The Magnus formula of the WMO, which begins the search of a spreadsheet within half a degree. */
const magnus = { pascals: 611.2, slope: 17.62, celsius: 243.12, celsiusAtZeroKelvin: 273.15 };
/** Each step of Newton's method doubles the digits; the coldest air that a form can hold needs four. */
const newtonSteps = 4;

/** Dew point, °F, over liquid water. Null at 0 % humidity: air without vapor never reaches saturation. */
export function dewPointOf(temperature: Expression<number>, humidity: Expression<number>) {
  return computed([temperature, humidity], dewPointF, {
    unit: '°F',
    decimals: 1,
    isStep: true,
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
  return computed([temperature, humidity, dewpoint], frostPointF, {
    unit: '°F',
    decimals: 1,
    isStep: true,
    inSheet: when(compare(dewpoint, '>=', factors.freezing), nothing, frost),
  });
}

function dewPointF(temperatureF: Amount, humidityPercent: Amount): Amount {
  if (temperatureF === null || !humidityPercent) return null;
  if (humidityPercent === 100) return temperatureF;
  return saturationTemperatureF(lnVaporPa(temperatureF, humidityPercent), 'water', temperatureF);
}

function frostPointF(temperatureF: Amount, humidityPercent: Amount, dewpoint: Amount): Amount {
  const { freezing } = factors;
  if (temperatureF === null || !humidityPercent || dewpoint === null || dewpoint >= freezing.value) return null;
  return saturationTemperatureF(lnVaporPa(temperatureF, humidityPercent), 'ice', freezing.value);
}

/** Two logarithms, not one of a quotient: the tiniest humidity that a form can hold must not underflow to zero. */
function lnVaporPa(temperatureF: number, humidityPercent: number): number {
  return lnSaturationPressurePa(temperatureF, 'water') + Math.log(humidityPercent) - Math.log(100);
}

function lnVaporOf(temperature: Expression<number>, humidity: Expression<number>) {
  const kelvin = quantity('K', 2, kelvinOf(temperature));
  return quantity('ln Pa', 3, add(lnSaturationOf(kelvin, 'water'), ln(humidity), subtract(0, ln(100))));
}

/** The temperature, °F, of a saturation pressure, as a spreadsheet finds it: by Newton's method, each step in its cell. */
function inverseInSheet(lnVapor: Expression<number>, surface: Surface): Expression<number> {
  const share = quantity('', 3, subtract(lnVapor, ln(magnus.pascals)));
  const celsius = divide(multiply(magnus.celsius, share), subtract(magnus.slope, share));
  let kelvin = quantity('K', 2, add(celsius, magnus.celsiusAtZeroKelvin));
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
