import { t } from '#content/i18n/t.ts';
import { dryTolerancePercent } from '#core/job/reading.ts';
import { formulaText } from '../../../lib/xlsx/formula.ts';
import { type Cell, head, input, note, result, type SheetModel, text, title } from '../../../lib/xlsx/sheet-model.ts';
import { airLog, airWorking } from './air-log.ts';
import { withClaimRows } from './claim-row.ts';
import type { LogMessages } from './sheet-labels.ts';

/** Lines to fill in: two weeks of readings at four places a day. */
const lineCount = 60;
const linesFrom = (first: number) => Array.from({ length: lineCount }, (_, index) => first + index);
const firstEquipmentLine = 5;

/** First line of the moisture sheet, and the cell of the tolerance in percent above the dry reading. */
export const firstMoistureLine = 6;
export const toleranceCell = 'B4';
const blank = () => input(null);

function moistureLog({ workbooks }: LogMessages): SheetModel {
  const { moisture } = workbooks.dryingLog;
  const verdict = [moisture.dry, moisture.notYet].map(formulaText).join(',');
  return {
    name: moisture.sheet,
    widths: [13, 18, 20, 24, 20, 12, 14, 14, 14],
    frozenRows: firstMoistureLine - 1,
    landscape: true,
    rows: [
      [title(moisture.title)],
      [note(moisture.intro)],
      [],
      [text(moisture.tolerance), input(dryTolerancePercent.value), note(moisture.toleranceOf)],
      moisture.heads.map(head),
      ...linesFrom(firstMoistureLine).map((row) => moistureLine(row, verdict)),
    ],
  };
}

function moistureLine(row: number, verdict: string): readonly Cell[] {
  const isComplete = `AND(ISNUMBER(F${row}),ISNUMBER(G${row}))`;
  const tolerance = toleranceCell.replace(/([A-Z])(\d)/, '$$$1$$$2');
  return [
    ...Array.from({ length: 7 }, blank),
    result(`IF(${isComplete},F${row}-G${row},"")`, '', '0.0'),
    result(`IF(${isComplete},IF(F${row}<=G${row}*(1+N(${tolerance})/100),${verdict}),"")`, '', '@'),
  ];
}

function equipmentLog({ workbooks, locale }: LogMessages): SheetModel {
  const { equipment } = workbooks.dryingLog;
  return {
    name: equipment.sheet,
    widths: [20, 16, 20, 18, 18, 14, 30],
    frozenRows: firstEquipmentLine - 1,
    landscape: true,
    rows: [
      [title(equipment.title)],
      [note(t(equipment.intro, { time: equipment.time }, locale))],
      [],
      equipment.heads.map(head),
      ...linesFrom(firstEquipmentLine).map(equipmentLine),
    ],
  };
}

function equipmentLine(row: number): readonly Cell[] {
  const dated = () => input(null, 'mm/dd/yyyy hh:mm');
  const hours = `IF(AND(ISNUMBER(D${row}),ISNUMBER(E${row})),(E${row}-D${row})*24,"")`;
  return [blank(), blank(), blank(), dated(), dated(), result(hours, '', '0.0'), blank()];
}

/** All sheets of the moisture and drying log. */
export function dryingLog(words: LogMessages): readonly SheetModel[] {
  const sheets = [airLog(words), moistureLog(words), equipmentLog(words), airWorking(words)];
  return withClaimRows(sheets, [4, 3, 3, 3], words.workbooks.sheet);
}
