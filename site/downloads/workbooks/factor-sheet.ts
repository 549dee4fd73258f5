import { airMoverTypes, factors as moverFactors, surfaceFactors } from '#core/calculators/air-movement/factors.ts';
import {
  airChangeOptions,
  factors as scrubberFactors,
  unitCfmOptions,
} from '#core/calculators/air-scrubber/factors.ts';
import { factors as costFactors, rates, ratesSource, roomMultipliers } from '#core/calculators/cost-builder/factors.ts';
import { classDivisors, factors as dehuFactors, materialFactors } from '#core/calculators/dehumidification/factors.ts';
import type { Factor } from '#core/quantities/factor.ts';
import { choiceWords } from './choice-words.ts';
import { type Cell, head, note, type SheetModel, text, title } from './sheet-model.ts';

type Entry = readonly [label: string, factor: Pick<Factor, 'value' | 'unit' | 'source'>];

const worded = (table: Readonly<Record<string, Factor>>): readonly Entry[] =>
  Object.entries(table).map(([key, factor]) => [choiceWords(key), factor]);
const plain = (value: number, unit: string, source: string) => ({ value, unit, source });

const costRates = Object.entries(rates).flatMap(([severity, bySource]) =>
  Object.entries(bySource).map(
    ([source, value]): Entry => [
      `${choiceWords(severity)}, ${choiceWords(source)}`,
      plain(value, '$/sq ft', ratesSource),
    ],
  ),
);

/** Tables that the formulas look values up in, by name. */
const tables = {
  classDivisor: worded(classDivisors),
  material: worded(materialFactors),
  mover: worded(airMoverTypes),
  surface: worded(surfaceFactors),
  airChanges: airChangeOptions.map(
    (value): Entry => [String(value), plain(value, '1/h', scrubberFactors.defaultAirChanges.source)],
  ),
  scrubber: unitCfmOptions.map(
    (value): Entry => [String(value), plain(value, 'CFM', scrubberFactors.defaultUnitCfm.source)],
  ),
  rate: costRates,
  room: Object.entries(roomMultipliers).map(([key, value]): Entry => [choiceWords(key), plain(value, '', ratesSource)]),
  severity: Object.keys(rates).map((key, index): Entry => [choiceWords(key), plain(index + 1, 'order', ratesSource)]),
  source: Object.keys(rates.minor).map(
    (key, index): Entry => [choiceWords(key), plain(index + 1, 'order', ratesSource)],
  ),
  single: [
    ['Pints a day of one dehumidifier', dehuFactors.pintsPerUnit],
    ['Feet of wall for one air mover', dehuFactors.feetPerAirMover],
    ['Extra air movers', dehuFactors.extraAirMovers],
    ['Energy of a dehumidifier', dehuFactors.dehumidifierEnergy],
    ['Energy of an air mover', dehuFactors.airMoverEnergy],
    ['Days of drying', dehuFactors.days],
    ['Price of electricity', dehuFactors.energyRate],
    ['Feet of wall for one unit', moverFactors.feetPerUnit],
    ['Units for the room', moverFactors.roomUnit],
    ['Floor that needs no further unit', moverFactors.offsetFrom],
    ['Floor for each further unit', moverFactors.offsetStep],
    ['Minutes in an hour', scrubberFactors.minutesPerHour],
    ['Low end of the range', costFactors.low],
    ['High end of the range', costFactors.high],
    ['Smallest area', costFactors.smallestArea],
    ['Largest area', costFactors.largestArea],
  ],
} as const satisfies Record<string, readonly Entry[]>;

export type TableName = keyof typeof tables;
type SingleName = (typeof tables.single)[number][0];

const tableTitles: Readonly<Record<TableName, string>> = {
  classDivisor: 'Damage class',
  material: 'Material',
  mover: 'Air mover type',
  surface: 'Surface type',
  airChanges: 'Air changes per hour',
  scrubber: 'Scrubber CFM',
  rate: 'Rate by severity and water',
  room: 'Room type',
  severity: 'Severity',
  source: 'Water source',
  single: 'Single numbers',
};

const firstRows = new Map<TableName, number>();
const sheetRows: (readonly (Cell | null)[])[] = [
  [title('Factors')],
  [note('Every number the formulas use, with its source. Change one here and all results follow.')],
];
for (const [name, entries] of Object.entries(tables) as [TableName, readonly Entry[]][]) {
  sheetRows.push([], [head(tableTitles[name]), head('Value'), head('Unit'), head('Source')]);
  firstRows.set(name, sheetRows.length + 1);
  for (const [label, { value, unit, source }] of entries) {
    sheetRows.push([
      text(isNumeric(label) ? Number(label) : label),
      text(value),
      text(unit),
      text(sourceWords(source)),
    ]);
  }
}

/** The sheet of all factors. */
export const factorSheet: SheetModel = { name: 'Factors', widths: [34, 12, 20, 80], rows: sheetRows };

/** The address of the names in a table: what a cell may choose. */
export function namesOf(table: TableName): string {
  const { first, last } = rowsOf(table);
  return `Factors!$A$${first}:$A$${last}`;
}

/** A formula that finds a table's value for the name in a cell. */
export function lookUp(table: TableName, name: string): string {
  const { first, last } = rowsOf(table);
  return `VLOOKUP(${name},Factors!$A$${first}:$B$${last},2,FALSE)`;
}

/** The address of a single number. */
export function single(label: SingleName): string {
  const at = tables.single.findIndex(([name]) => name === label);
  return `Factors!$B$${rowsOf('single').first + at}`;
}

function rowsOf(table: TableName) {
  const first = firstRows.get(table) ?? 0;
  return { first, last: first + tables[table].length - 1 };
}

function isNumeric(label: string): boolean {
  return /^\d+$/.test(label);
}

/** A reader of the workbook has no specification: its numbers are rules of our own. */
function sourceWords(source: string): string {
  return source.startsWith('specification') ? 'Our rule of thumb' : source;
}
