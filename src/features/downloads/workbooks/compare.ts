import { calculate, type Definition } from '#core/calculators/shared/define.ts';
import { validate } from '#core/calculators/shared/validate.ts';
import type { CalculatorSheet } from './calculator-sheet.ts';
import type { Form } from './trial-forms.ts';

/** What a spreadsheet shows in a cell of a calculator's sheet. */
export type Shown = (cell: string) => unknown;

/**
 * What core and a spreadsheet say differently about a form: a refusal and its code, or a quantity by more than a billionth.
 * The errors of the sheet must be worded as their codes, and `yes` be what it says when all is complete.
 */
export function differencesOf(
  definition: Definition,
  { cells, ready }: CalculatorSheet,
  form: Form,
  shown: Shown,
  yes: string,
): readonly string[] {
  const state = shown(ready);
  const checked = validate(definition, form);
  if (!checked.ok) return state === checked.error ? [] : [`refused: ${checked.error}, sheet: ${state}`];
  if (state !== yes) return [`sheet refuses: ${state}`];
  const result = calculate(definition, checked.value);
  return Object.entries(result).flatMap(([id, core]) => {
    const cell = cells[id];
    if (cell === undefined) return [];
    const sheet = shown(cell);
    return isSame(core, sheet) ? [] : [`${id}: core ${core}, sheet ${sheet}`];
  });
}

function isSame(core: unknown, sheet: unknown): boolean {
  if (core === null) return sheet === '';
  return sheet !== '' && Math.abs(Number(sheet) - Number(core)) <= 1e-9 * Math.max(1, Math.abs(Number(core)));
}
