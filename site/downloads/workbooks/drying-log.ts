import { workbooks } from '#content/en/labels/workbooks.ts';
import { airLog, airWorking } from './air-log.ts';
import { type Cell, head, input, note, result, type SheetModel, title } from './sheet/sheet-model.ts';
import type { SheetWords } from './sheet/sheet-words.ts';

const { moisture, equipment } = workbooks.dryingLog;

/** Lines to fill in: two weeks of readings at four places a day. */
const lineCount = 60;
const firstLine = 5;
const rows = Array.from({ length: lineCount }, (_, index) => firstLine + index);
const blank = () => input(null);

const moistureLog: SheetModel = {
  name: moisture.sheet,
  widths: [13, 18, 20, 24, 20, 12, 14, 14, 14],
  frozenRows: 4,
  landscape: true,
  rows: [[title(moisture.title)], [note(moisture.intro)], [], moisture.heads.map(head), ...rows.map(moistureLine)],
};

function moistureLine(row: number): readonly Cell[] {
  const isComplete = `AND(ISNUMBER(F${row}),ISNUMBER(G${row}))`;
  return [
    ...Array.from({ length: 7 }, blank),
    result(`IF(${isComplete},F${row}-G${row},"")`, '', '0.0'),
    result(`IF(${isComplete},IF(F${row}<=G${row},"${moisture.dry}","${moisture.notYet}"),"")`, '', '@'),
  ];
}

const equipmentLog: SheetModel = {
  name: equipment.sheet,
  widths: [20, 16, 20, 18, 18, 14, 30],
  frozenRows: 4,
  landscape: true,
  rows: [
    [title(equipment.title)],
    [note(equipment.intro.replace('{time}', equipment.time))],
    [],
    equipment.heads.map(head),
    ...rows.map(equipmentLine),
  ],
};

function equipmentLine(row: number): readonly Cell[] {
  const dated = () => input(null, 'mm/dd/yyyy hh:mm');
  const hours = `IF(AND(ISNUMBER(D${row}),ISNUMBER(E${row})),(E${row}-D${row})*24,"")`;
  return [blank(), blank(), blank(), dated(), dated(), result(hours, '', '0.0'), blank()];
}

/** All sheets of the moisture and drying log; the working names its columns as the psychrometric calculator does. */
export function dryingLog(names: SheetWords['quantities']): readonly SheetModel[] {
  return [airLog, moistureLog, equipmentLog, airWorking(names)];
}
