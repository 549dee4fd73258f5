import type { ChoiceInput, Lookup, Table } from '#core/algebra/expression.ts';
import type { Definition } from '#core/calculators/shared/define.ts';
import type { Factor } from '#core/units/factor.ts';
import { nodesOf, onSheet } from '../../../lib/xlsx/formula.ts';
import { type Cell, head, note, type SheetModel, text, title } from '../../../lib/xlsx/sheet-model.ts';
import type { SharedPlaces } from './calculator-sheet.ts';
import { cellOfChoice, type GeneralMessages, type SheetMessages } from './sheet-labels.ts';
import { sheetLines } from './sheet-lines.ts';

export interface Worded {
  readonly definition: Definition;
  readonly words: SheetMessages;
}

type Entry = readonly [label: string | number, value: number | string, unit: string, source: string];

/** Rows under one heading; `of` is their table, choice or factor. */
interface Section {
  readonly title: string;
  readonly of: unknown;
  readonly rows: readonly { readonly of: unknown; readonly entry: Entry }[];
}

/** The sheet of all factors, tables and choices of some calculators, and the cells of each. */
export function factorSheet(calculators: readonly Worded[], general: GeneralMessages) {
  const { factors, value, unit, source } = general.sheet;
  const { sheet: name, title: heading, intro } = factors;
  const rows: (readonly (Cell | null)[])[] = [[title(heading)], [note(intro)]];
  const places = new Map<unknown, { readonly first: number; readonly last: number }>();
  for (const section of calculators.flatMap((one) => sectionsOf(one, general))) {
    const fresh = section.rows.filter(({ of }) => !places.has(of));
    if (fresh.length === 0 || places.has(section.of)) continue;
    rows.push([], [section.title, value, unit, source].map(head));
    const first = rows.length + 1;
    for (const { of, entry } of fresh) {
      rows.push(entry.map(text));
      places.set(of, { first: rows.length, last: rows.length });
    }
    places.set(section.of, { first, last: rows.length });
  }
  const sheet: SheetModel = { name, widths: [40, 12, 24, 80], rows };
  return { sheet, shared: sharedPlaces(name, places) };
}

function sharedPlaces(sheet: string, places: ReadonlyMap<unknown, { first: number; last: number }>): SharedPlaces {
  const at = (of: unknown) => {
    const place = places.get(of);
    if (!place) throw new Error(`The sheet "${sheet}" lacks a factor that a formula uses`);
    return place;
  };
  const range = (of: unknown, last: string) => onSheet(sheet, `$A$${at(of).first}:$${last}$${at(of).last}`);
  return {
    factor: (factor) => onSheet(sheet, `$B$${at(factor).first}`),
    table: (table) => range(table, 'B'),
    list: (field) => range(field, 'A'),
  };
}

function sectionsOf({ definition, words }: Worded, general: GeneralMessages): readonly Section[] {
  const tests = definition.refusals.flatMap((one) => ('refused' in one ? [one.refused] : []));
  const tested = tests.flatMap(({ left, right }) => (typeof right === 'object' ? [left, right] : [left]));
  const nodes = [...sheetLines(definition).map(({ node }) => node), ...tested].flatMap(nodesOf);
  const names = new Map(Object.entries<unknown>(definition.factors).map(([name, one]) => [one, name]));
  const labelOf = (of: unknown) => words.factors[names.get(of) ?? ''] ?? names.get(of) ?? '';
  const factors = new Set(nodes.flatMap((node) => (node.kind === 'factor' ? [node.factor] : [])));
  const lookups = new Map(nodes.flatMap((node) => (node.kind === 'lookup' ? [[node.table, node]] : [])));
  const choices = Object.entries(definition.fields).flatMap(([name, field]) =>
    field.kind === 'choice' ? [choiceSection(name, field, words)] : [],
  );
  const single = [...factors].map((of) => ({ of, entry: factorEntry(of, labelOf(of), general) }));
  return [
    { title: words.title, of: definition, rows: single },
    ...[...lookups].map(([of, lookup]) => tableSection(of, lookup, labelOf(of), { definition, words }, general)),
    ...choices,
  ];
}

function factorEntry({ value, unit, source }: Factor, label: string, general: GeneralMessages): Entry {
  return [label, value, general.unitOf(unit), general.sourceOf(source)];
}

function choiceSection(name: string, field: ChoiceInput, words: SheetMessages): Section {
  const rows = field.values.map((value) => {
    const label = cellOfChoice(words, name, field, value);
    const known = words.fields[name]?.choices?.[value];
    return { of: [field, value], entry: [label, known ?? '', '', ''] as const };
  });
  return { title: words.fields[name]?.label ?? name, of: field, rows };
}

function tableSection(
  of: Table<unknown>,
  { by }: Lookup,
  label: string,
  one: Worded,
  general: GeneralMessages,
): Section {
  const { unit, source, rows } = of;
  const entries = rowsOf(rows, by, one).map(([words, value]) => ({
    of: [of, words],
    entry: [
      words.length === 1 ? (words[0] ?? '') : words.join(', '),
      value ?? general.sheet.none,
      general.unitOf(unit),
      general.sourceOf(source),
    ] as const,
  }));
  return { title: label, of, rows: entries };
}

type Row = readonly [words: readonly (string | number)[], value: number | null];

/** The rows of a table with their choice labels; every pair for a table of two choices. */
function rowsOf(rows: unknown, by: readonly ChoiceInput[], one: Worded): readonly Row[] {
  const [field, ...rest] = by;
  if (!field) return [[[], rows as number | null]];
  const name = Object.entries(one.definition.fields).find(([, other]) => other === field)?.[0] ?? '';
  return field.values.flatMap((value) => {
    const inner = rowsOf((rows as Readonly<Record<string | number, unknown>>)[value], rest, one);
    const label = cellOfChoice(one.words, name, field, value);
    return inner.map(([words, number]): Row => [[label, ...words], number]);
  });
}
