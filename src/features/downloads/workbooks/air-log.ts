import { towns } from '#content/facts/tables/towns.ts';
import { t } from '#content/i18n/t.ts';
import { owner } from '#content/owner.ts';
import type { Node } from '#core/algebra/expression.ts';
import { definition } from '#core/calculators/psychrometric/definition.ts';
import { formulaOf, formulaText, nodesOf, onSheet } from '../../../lib/xlsx/formula.ts';
import {
  type Cell,
  head,
  input,
  note,
  result,
  type SheetModel,
  text,
  title,
  working,
} from '../../../lib/xlsx/sheet-model.ts';
import type { LogMessages } from './sheet-labels.ts';
import { sheetLines } from './sheet-lines.ts';
import { type FieldPlaces, isValidFormula } from './validation-formulas.ts';

/** Lines to fill in: two weeks of readings at four places a day. */
const lineCount = 60;
const firstLine = 6;
const lines = Array.from({ length: lineCount }, (_, index) => firstLine + index);

/** Columns of a line, and the cell of the altitude, for tests. */
export const airColumns = { temperature: 'D', humidity: 'E', dewpoint: 'F', grains: 'G', vaporPressure: 'H' } as const;
export const altitudeCell = 'B3';
export const firstAirLine = firstLine;

const { temperature, humidity, altitude } = definition.fields;
const { dewpoint, grainsPerPound, vaporPressureInHg } = definition.quantities;
const outputs = [
  { node: dewpoint, format: '0.0' },
  { node: grainsPerPound, format: '0.0' },
  { node: vaporPressureInHg, format: '0.000' },
] as const;

/** The intermediate quantities, one column each; the first column says whether the line is complete. */
const needed = new Set(outputs.flatMap(({ node }) => nodesOf(node)));
const intermediate = sheetLines(definition).filter(({ node }) => needed.has(node));

const columnOf = (index: number) => String.fromCharCode('B'.charCodeAt(0) + index);

/** The cells of one line: its reading, the shared altitude, and its intermediate results. */
function placesOf({ workbooks }: LogMessages, row: number): FieldPlaces {
  const none = (): string => {
    throw new Error('The drying log has no sheet of factors');
  };
  const { air, working: steps } = workbooks.dryingLog;
  const cells = new Map<Node, string>([
    [temperature, onSheet(air.sheet, `${airColumns.temperature}${row}`)],
    [humidity, onSheet(air.sheet, `${airColumns.humidity}${row}`)],
    [altitude, onSheet(air.sheet, '$B$3')],
    ...intermediate.map(({ node }, index) => [node, onSheet(steps.sheet, `${columnOf(index)}${row}`)] as const),
  ]);
  return {
    cellOf: (node) => cells.get(node),
    factor: ({ value }) => String(value),
    table: none,
    list: none,
    choice: none,
  };
}

function workingRow(words: LogMessages, row: number): readonly Cell[] {
  const { sheet: general, dryingLog } = words.workbooks;
  const yes = formulaText(general.yes);
  const places = placesOf(words, row);
  const valid = [temperature, humidity, altitude].map((field) => isValidFormula(field, places));
  const isRead = onSheet(dryingLog.working.sheet, `A${row}`);
  return [
    working(`IF(AND(${valid.join(',')}),${yes},"")`, ''),
    ...intermediate.map(({ node }) => {
      const formula = formulaOf(node.kind === 'quantity' ? node.is : (node.inSheet ?? node), places);
      return working(`IF(${isRead}=${yes},IFERROR((${formula})+0,""),"")`, '');
    }),
  ];
}

function airRow(words: LogMessages, row: number): readonly Cell[] {
  const places = placesOf(words, row);
  return [
    ...words.workbooks.dryingLog.air.heads.map(() => input(null)),
    ...outputs.map(({ node, format }) => result(places.cellOf(node) ?? '', '', format)),
  ];
}

/** The sheet of the air readings. */
export function airLog(words: LogMessages): SheetModel {
  const { air } = words.workbooks.dryingLog;
  return {
    name: air.sheet,
    widths: [13, 9, 26, 14, 14, 12, 12, 16],
    frozenRows: firstLine - 1,
    landscape: true,
    rows: [
      [title(air.title)],
      [note(air.intro)],
      [text(air.altitude), input(0), ...townNote(words)],
      [],
      [...air.heads, ...air.results].map(head),
      ...lines.map((row) => airRow(words, row)),
    ],
    lists: [{ cells: `C${firstLine}:C${firstLine + lineCount - 1}`, from: formulaText(air.places.join(',')) }],
  };
}

function townNote({ workbooks, locale }: LogMessages): readonly Cell[] {
  const { town } = owner.address;
  const feet = towns.find(({ name }) => name === town)?.elevationFt;
  return feet === undefined ? [] : [note(t(workbooks.dryingLog.air.altitudeNote, { town, feet }, locale))];
}

/** The sheet of the intermediate results, in the same lines as the air readings. */
export function airWorking(words: LogMessages): SheetModel {
  const { dryingLog, sheet: general } = words.workbooks;
  const steps = dryingLog.working;
  const labels = intermediate.map(({ node, name, step }) => {
    const own = words.quantities[name]?.label ?? name;
    const label = step === 0 ? own : t(general.step, { name: own, number: step }, words.locale);
    return node.unit === '' ? label : `${label} (${words.unitOf(node.unit)})`;
  });
  return {
    name: steps.sheet,
    widths: [8, ...labels.map(() => 16)],
    frozenRows: firstLine - 1,
    rows: [
      [title(steps.title)],
      [note(steps.intro)],
      [],
      [],
      [steps.read, ...labels].map(head),
      ...lines.map((row) => workingRow(words, row)),
    ],
  };
}
