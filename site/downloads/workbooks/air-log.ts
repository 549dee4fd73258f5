import { workbooks } from '#content/en/labels/workbooks.ts';
import { towns } from '#content/ledger/tables/towns.ts';

import { owner } from '#content/owner.ts';
import type { Node } from '#core/algebra/expression.ts';
import { definition } from '#core/calculators/psychrometric/definition.ts';
import { formulaOf } from './sheet/formula.ts';
import { nodesOf, sheetLines } from './sheet/sheet-lines.ts';
import { type Cell, head, input, note, result, type SheetModel, text, title, working } from './sheet/sheet-model.ts';
import type { SheetWords } from './sheet/sheet-words.ts';
import { type FieldPlaces, soundFormula } from './trial/refusals.ts';

const { air: words, working: steps } = workbooks.dryingLog;
const general = workbooks.sheet;
const { town } = owner.address;
const elevationFt = towns.find(({ name }) => name === town)?.elevationFt ?? 0;

/** Lines to fill in: two weeks of readings at four places a day. */
const lineCount = 60;
const firstLine = 6;
const lines = Array.from({ length: lineCount }, (_, index) => firstLine + index);

/** Where a line holds what, and the altitude: for tests. */
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

/** The quantities on the way to the three that are shown, one column each; the first column says whether to read. */
const needed = new Set(outputs.flatMap(({ node }) => nodesOf(node)));
const onTheWay = sheetLines(definition).filter(({ node }) => needed.has(node));

const columnOf = (index: number) => String.fromCharCode('B'.charCodeAt(0) + index);

/** The places of one line: its reading, the altitude of all, and its working. */
function placesOf(row: number): FieldPlaces {
  const none = (): string => {
    throw new Error('The drying log has no sheet of factors');
  };
  const cells = new Map<Node, string>([
    [temperature, `${words.sheet}!${airColumns.temperature}${row}`],
    [humidity, `${words.sheet}!${airColumns.humidity}${row}`],
    [altitude, `${words.sheet}!$B$3`],
    ...onTheWay.map(({ node }, index) => [node, `${steps.sheet}!${columnOf(index)}${row}`] as const),
  ]);
  return {
    cellOf: (node) => cells.get(node),
    factor: ({ value }) => String(value),
    table: none,
    list: none,
    choice: none,
  };
}

function workingRow(row: number): readonly Cell[] {
  const places = placesOf(row);
  const sound = [temperature, humidity, altitude].map((field) => soundFormula(field, places));
  const isRead = `${steps.sheet}!A${row}`;
  return [
    working(`IF(AND(${sound.join(',')}),"${general.yes}","")`, ''),
    ...onTheWay.map(({ node }) => {
      const formula = formulaOf(node.kind === 'quantity' ? node.is : (node.inSheet ?? node), places);
      return working(`IF(${isRead}="${general.yes}",IFERROR((${formula})+0,""),"")`, '');
    }),
  ];
}

function airRow(row: number): readonly Cell[] {
  const places = placesOf(row);
  return [
    ...words.heads.map(() => input(null)),
    ...outputs.map(({ node, format }) => result(places.cellOf(node) ?? '', '', format)),
  ];
}

/** The sheet of the air readings. */
export const airLog: SheetModel = {
  name: words.sheet,
  widths: [13, 9, 26, 14, 14, 12, 12, 16],
  frozenRows: firstLine - 1,
  landscape: true,
  rows: [
    [title(words.title)],
    [note(words.intro)],
    [
      text(words.altitude),
      input(0),
      note(words.altitudeNote.replace('{town}', town).replace('{feet}', String(elevationFt))),
    ],
    [],
    [...words.heads, ...words.results].map(head),
    ...lines.map(airRow),
  ],
  lists: [{ cells: `C${firstLine}:C${firstLine + lineCount - 1}`, from: `"${words.places.join(',')}"` }],
};

/** The steps between a reading and its results, line for line beside the air readings. */
export function airWorking(names: SheetWords['quantities']): SheetModel {
  const labels = onTheWay.map(({ node, name, step }) => {
    const own = names[name]?.label ?? name;
    const label = step === 0 ? own : general.step.replace('{name}', own).replace('{number}', String(step));
    return node.unit === '' ? label : `${label} (${node.unit})`;
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
      ...lines.map(workingRow),
    ],
  };
}
