import { endOf } from '#core/drying-job/equipment-log.ts';
import type { dayConventions } from '#core/drying-job/record/shape.ts';
import { minutesOf } from '#core/drying-job/wall-clock.ts';
import type { Moment } from '#core/job/drying-job.ts';
import { type Cell, head, input, result, type SheetModel, text, title } from '../../../lib/xlsx/sheet-model.ts';
import type { Report } from './report.ts';

const firstRow = 4;
const minutesOfDay = 1440;
/** What spreadsheets call the first day of 1970. */
const day1970 = 25_569;
const moment = 'yyyy-mm-dd hh:mm';

/** Columns of a machine's days, each by a formula of when it was placed, in C, and until when it counts, in D. */
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

/** Every machine with its stay by four conventions, and what all of them add up to. */
export function equipmentSheet({ words, derived, job, form, record }: Report): SheetModel {
  const { workbook, days, fields, choices } = words;
  const { asOf, machines } = derived.equipment;
  const rows = machines.flatMap((figures, index): readonly (readonly Cell[])[] => {
    const machine = job.machines.find(({ id }) => id === figures.machineId);
    if (!machine || asOf === null) return [];
    const row = firstRow + index;
    return [
      [
        text(form.nameOf(record, 'machines', machine.id)),
        text(machine.roomId && form.nameOf(record, 'rooms', machine.roomId)),
        input(serialOf(machine.placedAt), moment),
        input(serialOf(endOf(machine, asOf)), moment),
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

function serialOf(at: Moment): number | null {
  const minutes = minutesOf(at);
  return minutes === null ? null : minutes / minutesOfDay + day1970;
}
