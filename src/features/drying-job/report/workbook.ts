import writeExcelFile from 'write-excel-file/browser';
import { endOf } from '#core/drying-job/equipment-log.ts';
import type { dayConventions } from '#core/drying-job/record/shape.ts';
import { jobRules } from '#core/drying-job/rules.ts';
import type { MoisturePoint } from '#core/job/drying-job.ts';
import { dryTolerancePercent } from '#core/job/reading.ts';
import { formulaText } from '../../../lib/xlsx/formula.ts';
import { momentFormat, serialOf } from '../../../lib/xlsx/serial.ts';
import { setSheets } from '../../../lib/xlsx/set-sheets.ts';
import { type Cell, head, input, note, result, type SheetModel, text, title } from '../../../lib/xlsx/sheet-model.ts';
import { findingsOf, statusOf } from '../findings.ts';
import { pointLetter } from '../form.ts';
import { airSheet } from './air-sheet.ts';
import type { Report } from './report.ts';
import { factsOf } from './site-blocks.ts';

const firstRow = 4;

/** Readings of points beside their goals; dryness is a formula of standard and reading. */
function moistureSheet({ messages, derived, job, form, record }: Report): SheetModel {
  const { workbook, fields, report, verdicts } = messages;
  const readings = derived.visits.flatMap(({ at, points }) => points.map((figures) => ({ at, figures })));
  const rows = readings.flatMap(({ at, figures }, index): readonly (readonly Cell[])[] => {
    const point = job.points.find(({ id }) => id === figures.pointId);
    if (!point) return [];
    const row = firstRow + index;
    const mark = pointLetter(record.points.findIndex(({ id }) => id === point.id));
    const isDry = figures.aboveGoal === null ? '' : figures.aboveGoal <= 0 ? workbook.yes : workbook.no;
    const dry = `IF(ISNUMBER(H${row}),IF(H${row}<=0,${formulaText(workbook.yes)},${formulaText(workbook.no)}),"")`;
    return [
      [
        input(serialOf(at), momentFormat),
        text(`${mark} ${form.nameOf(record, 'points', point.id)}`),
        text(messages.choices['points.scale'][point.scale]),
        text(messages.choices['points.goalRule'][point.goalRule]),
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
        messages.sections.state.title,
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

/** The job as an XLSX file with formulas and their cached values. */
export async function workbookOf(report: Report): Promise<Blob> {
  const { messages } = report;
  const { sheets, options } = setSheets(sheetsOf(report), {
    letterhead: messages.letterhead,
    page: messages.report.page,
  });
  return writeExcelFile(sheets, options).toBlob();
}

/** Sheets of the workbook. */
export function sheetsOf(report: Report): readonly SheetModel[] {
  return [jobSheet(report), airSheet(report), moistureSheet(report), equipmentSheet(report)];
}

function jobSheet(report: Report): SheetModel {
  const { messages, derived, record } = report;
  const last = derived.visits.at(-1);
  const lines = last ? [messages.state[last.jobVerdict], ...statusOf(report), ...findingsOf(report)] : [];
  return {
    name: messages.workbook.job,
    widths: [34, 60],
    rows: [
      [title([messages.report.title, record.title].filter(Boolean).join(': '))],
      [note(messages.workbook.note)],
      [],
      [messages.workbook.fact, messages.workbook.value].map(head),
      ...factsOf(report).map(([label, value]) => [text(label), text(value)]),
      ...lines.map((line) => [text(messages.sections.state.title), text(line)]),
    ],
  };
}

/** Day counts as formulas of the placement time in C and the end in D. */
const counts: readonly {
  readonly name: 'hoursOnSite' | (typeof dayConventions)[number];
  readonly formula: (row: number) => string;
  readonly format: string;
}[] = [
  { name: 'hoursOnSite', formula: (row) => `MAX(0,ROUND((D${row}-C${row})*1440,0)/60)`, format: '0.00' },
  { name: 'periodsOf24h', formula: (row) => `-INT(-ROUND(E${row}/24,9))`, format: '0' },
  { name: 'calendarDays', formula: (row) => `IF(D${row}<C${row},0,INT(D${row})-INT(C${row})+1)`, format: '0' },
  { name: 'nights', formula: (row) => `IF(D${row}<C${row},0,INT(D${row})-INT(C${row}))`, format: '0' },
  { name: 'exactDays', formula: (row) => `E${row}/24`, format: '0.00' },
];

/** Equipment with days on site by four conventions and totals. */
export function equipmentSheet({ messages, derived, job, form, record }: Report): SheetModel {
  const { workbook, days, fields, choices } = messages;
  const { asOf, machines } = derived.equipment;
  const rows = machines.flatMap((figures, index): readonly (readonly Cell[])[] => {
    const machine = job.machines.find(({ id }) => id === figures.machineId);
    if (!machine || asOf === null) return [];
    const row = firstRow + index;
    return [
      [
        text(form.nameOf(record, 'machines', machine.id)),
        text(machine.roomId && form.nameOf(record, 'rooms', machine.roomId)),
        input(serialOf(machine.placedAt), momentFormat),
        input(serialOf(endOf(machine, asOf)), momentFormat),
        ...counts.map(({ name, formula, format }) => result(formula(row), figures[name], format)),
      ],
    ];
  });
  const last = firstRow + rows.length - 1;
  const totals = counts.map(({ name, format }, at) => {
    const letter = 'EFGHI'.charAt(at);
    const sum = machines.reduce((total, figures) => total + figures[name], 0);
    return result(`SUM(${letter}${firstRow}:${letter}${last})`, sum, format);
  });
  return {
    name: workbook.equipment,
    widths: [34, 20, 18, 18, 14, 16, 14, 12, 16],
    frozenRows: firstRow - 1,
    landscape: true,
    rows: [
      [title(workbook.equipment)],
      [],
      [
        ...[days.machine, fields.machines.room, fields.machines.placedAt, workbook.until, workbook.hours],
        ...counts.slice(1).map(({ name }) => (name === 'hoursOnSite' ? workbook.hours : choices['plan.days'][name])),
      ].map(head),
      ...rows,
      ...(rows.length > 0 ? [[text(workbook.total), null, null, null, ...totals]] : []),
    ],
  };
}
