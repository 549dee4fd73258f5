import { t } from '#content/i18n/t.ts';
import { amountOf, type Known } from '#core/algebra/evaluate.ts';
import type { Node } from '#core/algebra/expression.ts';
import { type Definition, firstTexts, knownFrom } from '#core/calculators/shared/define.ts';
import type { Field } from '#core/calculators/shared/fields.ts';
import { validate } from '#core/calculators/shared/validate.ts';
import { formulaOf, formulaText, mayBeNull } from '../../../lib/xlsx/formula.ts';
import {
  type Cell,
  type CellValue,
  head,
  input,
  note,
  result,
  type SheetModel,
  text,
  title,
  working,
} from '../../../lib/xlsx/sheet-model.ts';
import { cellOfChoice, type GeneralMessages, type SheetMessages } from './sheet-labels.ts';
import { type SheetLine, sheetLines } from './sheet-lines.ts';
import { errorFormula, type FieldPlaces, isValidFormula } from './validation-formulas.ts';

/** A sheet with the cell of each field and quantity (`length` is `B5`); `ready` says whether the form is complete. */
export interface CalculatorSheet {
  readonly sheet: SheetModel;
  readonly inputs: Readonly<Record<string, string>>;
  readonly cells: Readonly<Record<string, string>>;
  readonly ready: string;
}

/** The cells of factors, tables and choice labels, which all sheets share. */
export type SharedPlaces = Pick<FieldPlaces, 'factor' | 'table' | 'list'>;

/** What the parts of a sheet are built from. */
interface Layout {
  readonly definition: Definition;
  readonly fields: readonly (readonly [string, Field])[];
  readonly lines: readonly SheetLine[];
  readonly words: SheetMessages;
  readonly general: GeneralMessages;
  readonly places: FieldPlaces;
  /** The cell that says whether the form is complete. */
  readonly ready: string;
  /** The values of the example that the sheet opens with. */
  readonly known: Known;
}

const firstInput = 5;

/**
 * A calculator as a sheet, from its definition alone: the inputs, each with its validation; one line with the first error or
 * "complete"; then every quantity, including the specified results.
 */
export function calculatorSheet(
  definition: Definition,
  words: SheetMessages,
  general: GeneralMessages,
  shared: SharedPlaces,
): CalculatorSheet {
  const layout = layoutOf(definition, words, general, shared);
  const { fields, lines, places, ready } = layout;
  const { fillIn, isGood, complete, result: results, unit } = general.sheet;
  const rows = [
    [title(words.title)],
    [note(words.intro)],
    [],
    [head(fillIn), head(''), head(isGood), head('')],
    ...fields.map(([name, field]) => inputRow(layout, name, field)),
    [],
    [text(complete), readyCell(layout)],
    [head(results), head(''), head(unit)],
    ...lines.map((line) => lineRow(layout, line)),
  ];
  const lists = fields.flatMap(([, field]) =>
    field.kind === 'choice' ? [{ cells: places.cellOf(field) ?? '', from: places.list(field) }] : [],
  );
  const cellsOf = (named: Readonly<Record<string, Node>>) =>
    Object.fromEntries(
      Object.entries(named).flatMap(([name, node]) => {
        const cell = places.cellOf(node);
        return cell ? [[name, cell] as const] : [];
      }),
    );
  const sheet = { name: words.sheet, widths: [34, 26, 18, 26], rows, lists };
  return { sheet, inputs: cellsOf(definition.fields), cells: cellsOf(definition.quantities), ready };
}

function layoutOf(
  definition: Definition,
  words: SheetMessages,
  general: GeneralMessages,
  shared: SharedPlaces,
): Layout {
  const fields = Object.entries(definition.fields);
  const lines = sheetLines(definition);
  const readyRow = firstInput + fields.length + 1;
  const cellOf = new Map<Node, string>();
  fields.forEach(([, field], index) => {
    cellOf.set(field, `B${firstInput + index}`);
  });
  lines.forEach(({ node }, index) => {
    cellOf.set(node, `B${readyRow + 2 + index}`);
  });
  const nameOf = (one: unknown) => fields.find(([, field]) => field === one)?.[0] ?? '';
  const places: FieldPlaces = {
    ...shared,
    cellOf: (node) => cellOf.get(node),
    choice: (field, value) => cellOfChoice(words, nameOf(field), field, value),
  };
  return { definition, fields, lines, words, general, places, ready: `B${readyRow}`, known: exampleOf(definition) };
}

/** The values of the example. @throws Error if the calculator rejects them */
function exampleOf(definition: Definition): Known {
  const checked = validate(definition, { ...firstTexts(definition), ...definition.example });
  if (!checked.ok) throw new Error(`The example of ${definition.name} is rejected: ${checked.error}`);
  return knownFrom(definition.fields, checked.value);
}

function inputRow(layout: Layout, name: string, field: Field): readonly Cell[] {
  const { words, general, places } = layout;
  const { good, bad } = general.sheet;
  const valid = `IF(${isValidFormula(field, places)},${formulaText(good)},${formulaText(bad)})`;
  return [
    text(words.fields[name]?.label ?? name),
    input(exampleValue(layout, field)),
    working(valid, good),
    note(limitsOf(field, general)),
  ];
}

function exampleValue({ known, places }: Layout, field: Field): CellValue {
  const value = known.get(field);
  if (field.kind === 'choice') return places.choice(field, value as string | number);
  return typeof value === 'number' ? value : null;
}

function limitsOf(field: Field, { sheet, unitOf, locale }: GeneralMessages): string {
  if (field.kind === 'choice') return '';
  const values = { least: String(field.least), most: String(field.most), unit: unitOf(field.unit) };
  return t(sheet.limits, values, locale).trim().replace(' %', '%');
}

function readyCell({ definition, fields, words, general, places }: Layout): Cell {
  const badOf = (name: string) => {
    const row = firstInput + fields.findIndex(([one]) => one === name);
    return `C${row}<>${formulaText(general.sheet.good)}`;
  };
  const wordsOf = (code: string) => formulaText(words.errors[code] ?? code);
  const { yes } = general.sheet;
  const written: FieldPlaces = { ...places, cellOf: (node) => (isLine(node) ? undefined : places.cellOf(node)) };
  return result(errorFormula(definition, written, badOf, wordsOf, formulaText(yes)), yes, '@');
}

function isLine({ kind }: Node): boolean {
  return kind === 'quantity' || kind === 'computed';
}

function lineRow({ definition, words, general, places, ready, known }: Layout, line: SheetLine): readonly Cell[] {
  const { node, name, step } = line;
  const own = words.quantities[name]?.label ?? name;
  const label = step === 0 ? own : t(general.sheet.step, { name: own, number: step }, general.locale);
  const formula = formulaOf(node.kind === 'quantity' ? node.is : (node.inSheet ?? node), places);
  const orBlank = mayBeNull(node) || step > 0 ? `IFERROR((${formula})+0,"")` : formula;
  const guarded = `IF(${ready}=${formulaText(general.sheet.yes)},${orBlank},"")`;
  const isResult = step === 0 && definition.results.includes(name);
  const value = amountOf(node, known) ?? '';
  return [
    text(label),
    isResult ? result(guarded, value, formatOf(node)) : { ...working(guarded, value), format: formatOf(node) },
    text(unitText(node.unit, general)),
  ];
}

/** The number format of a quantity: its decimals, and the dollar sign of money. */
function formatOf({ unit, decimals }: { readonly unit: string; readonly decimals: number }): string {
  const places = decimals === 0 ? '' : `.${'0'.repeat(decimals)}`;
  return `${unit === '$' ? '$' : ''}#,##0${places}`;
}

/** Money has its sign in the number format, and a count of equipment needs no unit. */
function unitText(unit: string, { unitOf }: GeneralMessages): string {
  return unit === '$' || unit === 'unit' ? '' : unitOf(unit);
}
