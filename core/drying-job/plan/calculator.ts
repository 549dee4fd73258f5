import {
  calculate,
  type Definition,
  type Fields,
  firstTexts,
  type Quantities,
  type ResultOf,
} from '../../calculators/definition/define.ts';
import { validate } from '../../calculators/definition/validate.ts';

/** A calculator's result for a form that is filled in with these values; null where it refuses them. */
export function resultOf<F extends Fields, Q extends Quantities>(
  definition: Definition<F, Q>,
  values: Readonly<Record<string, string | number>>,
): ResultOf<Q> | null {
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
  const checked = validate(definition, { ...firstTexts(definition), ...Object.fromEntries(texts) });
  return checked.ok ? calculate(definition, checked.value) : null;
}
