import { type CalculatorName, calculators, definitionOf } from './calculators/registry.ts';
import { calculate } from './calculators/shared/define.ts';
import { type Step, stepsOf } from './calculators/shared/steps.ts';
import { validateValues } from './calculators/shared/validate.ts';

export type { Definition } from './calculators/shared/define.ts';
export { decide, type MoldAnswer, type MoldJob, moldJobOf, type TypedMoldJob } from './mold-rules/mold-rules.ts';
export { type CalculatorName, definitionOf, type Step };

export const calculatorNames = Object.keys(calculators) as readonly CalculatorName[];

/** Result of a calculator, or why its input was rejected. */
export type Computed =
  | {
      readonly ok: true;
      /** Every quantity by its name, unrounded, in the unit that the definition says. */
      readonly quantities: Readonly<Record<string, unknown>>;
      readonly steps: readonly Step[];
    }
  | {
      readonly ok: false;
      readonly error: string;
      readonly fields: readonly string[];
    };

/**
 * Runs a calculator on the values of its form. Missing fields use their defaults. The definition has the source of every factor.
 * @param texts each field as a number or typed text, in the units of the form: feet, °F, percent
 */
export async function compute(
  name: CalculatorName,
  texts: Readonly<Record<string, string | number>>,
): Promise<Computed> {
  const definition = await definitionOf(name);
  const checked = validateValues(definition, texts);
  if (!checked.ok) return checked;
  return { ok: true, quantities: calculate(definition, checked.value), steps: stepsOf(definition, checked.value) };
}
