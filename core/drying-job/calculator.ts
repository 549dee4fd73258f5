import {
  calculate,
  type Definition,
  type Fields,
  type Quantities,
  type ResultOf,
} from '../calculators/shared/define.ts';
import { validateValues } from '../calculators/shared/validate.ts';

/** A calculator's result for a form that is filled in with these values; null where it refuses them. */
export function resultOf<F extends Fields, Q extends Quantities>(
  definition: Definition<F, Q>,
  values: Readonly<Record<string, string | number>>,
): ResultOf<Q> | null {
  const checked = validateValues(definition, values);
  return checked.ok ? calculate(definition, checked.value) : null;
}
