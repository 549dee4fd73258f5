import { amountOf } from '../../basis/algebra/evaluate.ts';
import type { Amount, Expression, NumberInput } from '../../basis/algebra/expression.ts';
import {
  add,
  compare,
  computed,
  divide,
  exp,
  multiply,
  quantity,
  subtract,
  when,
} from '../../basis/algebra/operations.ts';
import { celsiusOf, kelvinOf, lnSaturationOf, type Surface } from '../air.ts';
import { factors } from '../factors.ts';

/** No air that a form can hold is cooled by more than this, °F. */
const widestDepression = 256;
/** They leave less than a millionth of a degree. */
const halvings = 28;

/**
 * The heat that water takes to evaporate at the wet bulb and what vapor and air hold, kJ/kg and kJ/(kg K), from water and from
 * ice: ASHRAE Handbook Fundamentals 2017, chapter 1, equations 33 and 35.
 */
const heats = {
  water: { evaporation: 2501, perDegree: 2.326, difference: 4.186 },
  ice: { evaporation: 2830, perDegree: 0.24, difference: 2.1 },
} as const;
const heatOfAir = 1.006;
const heatOfVapor = 1.86;

/**
 * Wet bulb, °F: the temperature to which air is cooled by water that evaporates into it, from its temperature (°F), mixing
 * ratio (g/kg) and pressure (Pa). Found by halving, in a spreadsheet as here; over ice below freezing.
 */
export function wetBulbOf(
  temperature: Expression<number>,
  mixingRatio: Expression<number>,
  pressurePa: Expression<number>,
) {
  return computed([temperature, mixingRatio, pressurePa], wetBulbF, {
    unit: '°F',
    decimals: 1,
    isStep: true,
    inSheet: searched(temperature, mixingRatio, pressurePa),
  });
}

const [temperatureInput, ratioInput, pressureInput] = [input('°F'), input('g/kg'), input('Pa')];
const search = searched(temperatureInput, ratioInput, pressureInput);

function input(unit: string): NumberInput<number> {
  return { kind: 'decimal', unit };
}

function wetBulbF(temperature: Amount, mixingRatio: Amount, pressurePa: Amount): Amount {
  return amountOf(
    search,
    new Map<Expression, unknown>([
      [temperatureInput, temperature],
      [ratioInput, mixingRatio],
      [pressureInput, pressurePa],
    ]),
  );
}

/** Starts in the middle of what it can be, and goes half as far with each step: down where the water would saturate the air. */
function searched(temperature: Expression<number>, ratio: Expression<number>, pressure: Expression<number>) {
  let step = widestDepression / 2;
  let middle = quantity('°F', 2, subtract(temperature, step));
  for (let done = 0; done < halvings; done += 1) {
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

/** Above zero where the air would hold more than it does, were this its wet bulb. Without a quotient, so that boiling water needs no case. */
function excessOf(
  surface: Surface,
  wetBulb: Expression<number>,
  temperature: Expression<number>,
  ratio: Expression<number>,
  pressure: Expression<number>,
): Expression<number> {
  const { evaporation, perDegree, difference } = heats[surface];
  const [dry, wet] = [celsiusOf(temperature), celsiusOf(wetBulb)];
  const saturation = exp(lnSaturationOf(kelvinOf(wetBulb), surface));
  const held = multiply(factors.massRatio, saturation, subtract(evaporation, multiply(perDegree, wet)));
  const given = subtract(add(evaporation, multiply(heatOfVapor, dry)), multiply(difference, wet));
  const needed = add(multiply(heatOfAir, subtract(dry, wet)), multiply(divide(ratio, 1000), given));
  return subtract(held, multiply(needed, subtract(pressure, saturation)));
}

function bare(value: number): Expression<number> {
  return add(value, 0);
}
