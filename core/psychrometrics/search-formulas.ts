import type { Amount, Expression } from '../algebra/expression.ts';
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
import { celsiusOf, fahrenheitOf, kelvinOf, lnSaturationOf } from './formulas.ts';
import {
  celsiusAtZeroKelvin,
  dewPointF,
  frostPointF,
  type Surface,
  wetBulbF,
  wetBulbSearch,
} from './psychrometrics.ts';

// What has no closed formula: a plain function finds it on the page, and `inSheet` has the steps for a spreadsheet, one a cell.

/** The Magnus formula of the WMO, which begins the search of a spreadsheet within half a degree. */
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
