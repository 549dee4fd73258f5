import writeExcelFile from 'write-excel-file/browser';
import { jobRules } from '#core/drying-job/rules.ts';
import type { MoisturePoint } from '#core/job/drying-job.ts';
import { dryTolerancePercent } from '#core/job/reading.ts';
import { formulaText } from '../../../lib/xlsx/formula.ts';
import { setSheets } from '../../../lib/xlsx/set-sheets.ts';
import type { Cell } from '../../../lib/xlsx/sheet-model.ts';
import { head, input, note, result, type SheetModel, text, title } from '../../../lib/xlsx/sheet-model.ts';
import { findingsOf, statusOf } from '../findings.ts';
import { markOf } from '../job-mark.ts';
import { airSheet } from './air-sheet.ts';
import { equipmentSheet } from './equipment-sheet.ts';
import type { Report } from './report.ts';
import { factsOf } from './site-blocks.ts';

const firstRow = 4;

/** Every reading of a point beside its goal: what is dry follows by formulas from the dry standard and the reading. */
function moistureSheet({ words, derived, job, form, record }: Report): SheetModel {
  const { workbook, fields, report, verdicts } = words;
  const readings = derived.visits.flatMap(({ at, points }) => points.map((figures) => ({ at, figures })));
  const rows = readings.flatMap(({ at, figures }, index): readonly (readonly Cell[])[] => {
    const point = job.points.find(({ id }) => id === figures.pointId);
    if (!point) return [];
    const row = firstRow + index;
    const mark = markOf(record.points.findIndex(({ id }) => id === point.id));
    const isDry = figures.aboveGoal === null ? '' : figures.aboveGoal <= 0 ? workbook.yes : workbook.no;
    const dry = `IF(ISNUMBER(H${row}),IF(H${row}<=0,${formulaText(workbook.yes)},${formulaText(workbook.no)}),"")`;
    return [
      [
        text(at.replace('T', ' ')),
        text(`${mark} ${form.nameOf(record, 'points', point.id)}`),
        text(words.choices['points.scale'][point.scale]),
        text(words.choices['points.goalRule'][point.goalRule]),
        input(point.dryStandard),
        input(figures.value),
        goalCell(point, figures.goal, row),
        result(
          `IF(AND(ISNUMBER(F${row}),ISNUMBER(G${row})),ROUND(F${row}-G${row},9),"")`,
          figures.aboveGoal ?? '',
          '0.00',
        ),
        result(dry, isDry, '@'),
        text(verdicts[figures.verdict]),
      ],
    ];
  });
  return {
    name: workbook.moisture,
    widths: [18, 36, 12, 28, 14, 12, 12, 14, 10, 18],
    frozenRows: firstRow - 1,
    landscape: true,
    rows: [
      [title(workbook.moisture)],
      [],
      [
        ...[fields.readings.visit, fields.readings.point, fields.points.scale, fields.points.goalRule],
        ...[report.columns.standard, fields.readings.value, workbook.goal, workbook.above, workbook.isDry],
        words.sections.state.title,
      ].map(head),
      ...rows,
    ],
  };
}

function goalCell({ goalRule, goalPoints, scale }: MoisturePoint, goal: number | null, row: number): Cell {
  if (goalRule === 'typed' || (goalRule === 'points' && scale !== 'percent')) return input(goal, '0.00');
  const factor = 1 + dryTolerancePercent.value / 100;
  const formula =
    goalRule === 'points' ? `E${row}+${goalPoints ?? jobRules.goalPoints.value}` : `ROUND(E${row}*${factor},9)`;
  return result(`IF(ISNUMBER(E${row}),${formula},"")`, goal ?? '', '0.00');
}

/** The job as an XLSX file: what follows from the entries is there as formulas with their values. */
export async function workbookOf(report: Report): Promise<Blob> {
  const { words } = report;
  const { sheets, options } = setSheets(sheetsOf(report), { letterhead: words.letterhead, page: words.report.page });
  return writeExcelFile(sheets, options).toBlob();
}

/** The sheets of a job's workbook. */
export function sheetsOf(report: Report): readonly SheetModel[] {
  return [jobSheet(report), airSheet(report), moistureSheet(report), equipmentSheet(report)];
}

function jobSheet(report: Report): SheetModel {
  const { words, derived, record } = report;
  const last = derived.visits.at(-1);
  const said = last ? [words.state[last.jobVerdict], ...statusOf(report), ...findingsOf(report)] : [];
  return {
    name: words.workbook.job,
    widths: [34, 60],
    rows: [
      [title([words.report.title, record.title].filter(Boolean).join(': '))],
      [note(words.workbook.note)],
      [],
      [words.workbook.fact, words.workbook.value].map(head),
      ...factsOf(report).map(([label, value]) => [text(label), text(value)]),
      ...said.map((line) => [text(words.sections.state.title), text(line)]),
    ],
  };
}
