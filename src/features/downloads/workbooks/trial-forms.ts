import type { ChoiceInput } from '#core/algebra/expression.ts';
import { calculate, type Definition } from '#core/calculators/shared/define.ts';
import type { Field } from '#core/calculators/shared/fields.ts';
import { validate } from '#core/calculators/shared/validate.ts';
import { parseDecimal } from '#core/lib/decimal.ts';
import type { CellValue } from '../../../lib/xlsx/sheet-model.ts';
import type { CalculatorSheet } from './calculator-sheet.ts';
import { cellOfChoice, type SheetMessages } from './sheet-labels.ts';

/** A filled-in form, to compare a sheet with core in tests and trials. */
export type Form = Readonly<Record<string, string>>;

const invalidTexts = ['', 'e', '0', '-3', '1e9', '1000000000', '0.05', '2.5', '1,500'];
const reaches = [20, 200, 5000, Number.POSITIVE_INFINITY];

/** Generates forms, always the same ones: most are valid, some have an invalid text, some are at a limit. */
export function trialForms({ fields }: Definition, count: number): readonly Form[] {
  const random = randomNumbers();
  const pick = <Item>(items: readonly Item[], otherwise: Item): Item =>
    items[Math.floor(random() * items.length)] ?? otherwise;
  const textFor = (field: Field): string => {
    const kind = random();
    if (kind < 0.03) return pick(invalidTexts, '');
    if (field.kind === 'choice') return `${field.prefix}${pick(field.values, '')}`;
    if (kind < 0.08) return String(field.isOpen ? field.most : field.least);
    if (kind < 0.1) return String(field.most);
    if (kind < 0.15 && field.blank !== 'refused') return '';
    const top = Math.min(field.most, field.least + pick(reaches, 20));
    const digits = field.kind === 'whole' ? 0 : pick([0, 1, 2, 3], 0);
    return (field.least + random() * (top - field.least)).toFixed(digits);
  };
  return Array.from({ length: count }, () =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, textFor(field)])),
  );
}

/** A Lehmer random number generator, so that failures are reproducible. */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** The cell value for the text of a form field. */
export function typedInto(words: SheetMessages, name: string, field: Field, text: string): CellValue {
  if (text.trim() === '') return null;
  if (field.kind !== 'choice') return parseDecimal(text, null) ?? text;
  const value = field.values.find((one) => `${field.prefix}${one}` === text);
  return value === undefined ? text : cellOfChoice(words, name, field, value);
}

/** Labels that equal the names of the definition, to test a sheet without a language. */
export function namesAsWords(definition: Definition): SheetMessages {
  const labelled = (names: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, { label: name }]));
  const fields = Object.entries(definition.fields).map(([name, field]) => [
    name,
    field.kind === 'choice' ? { label: name, choices: choicesAsWords(field) } : { label: name },
  ]);
  return {
    sheet: definition.name.replace('-', ' '),
    title: definition.name,
    intro: '',
    fields: Object.fromEntries(fields),
    quantities: labelled(definition.quantities),
    factors: {},
    errors: Object.fromEntries(definition.refusals.map(({ code }) => [code, code])),
  };
}

function choicesAsWords({ values, prefix }: ChoiceInput): Readonly<Record<string, string>> {
  return Object.fromEntries(values.map((value) => [value, `The ${prefix}${value}`]));
}

/** Reads a cell of a calculator's sheet. */
export type Shown = (cell: string) => unknown;

/**
 * The differences between core and a spreadsheet for a form: in the error code, or in a quantity by more than a billionth. The
 * error messages of the sheet must be the codes, and `yes` its text for "complete".
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
