import { t } from '#content/i18n/t.ts';
import type { JobRow } from '#core/drying-job/record/record.ts';
import { dayConventions } from '#core/drying-job/record/shape.ts';
import type { PrintBlock } from '../../../lib/pdf/print-block.ts';
import { paragraph, tableOf } from '../../../lib/pdf/typed-blocks.ts';
import { momentText } from '../form.ts';
import type { Report } from './report.ts';

/** Every machine by its serial number: rating, where and when it stood, moves and stops. */
export function equipmentBlocks(report: Report): readonly PrintBlock[] {
  const { record, words, locale, form } = report;
  const { columns } = words.report;
  const rows = record.machines.map((machine) => [
    form.nameOf(record, 'machines', machine.id),
    [
      rated(machine.ratedPints, 'ratedPints', report),
      rated(machine.cfm, 'cfm', report),
      rated(machine.amps, 'amps', report),
    ]
      .filter(Boolean)
      .join('\n'),
    machine.room && form.nameOf(record, 'rooms', machine.room),
    machine.placedAt && momentText(machine.placedAt, locale),
    [
      machine.removedAt ? momentText(machine.removedAt, locale) : words.report.stands,
      ...changesOf(machine, report),
    ].join('\n'),
  ]);
  if (rows.length === 0) return [];
  return [tableOf([columns.machine, columns.rating, columns.room, columns.placed, columns.removed], rows, true)];
}

function rated(value: number | null, field: 'ratedPints' | 'cfm' | 'amps', { form, locale }: Report): string {
  return value === null ? '' : `${form.labelOf('machines', field)}: ${locale.upTo(value)}`;
}

function changesOf({ id }: JobRow<'machines'>, { record, words, locale, form }: Report): readonly string[] {
  const moves = record.moves.filter(({ machine, at }) => machine === id && at);
  const stops = record.stops.filter(({ machine, from }) => machine === id && from);
  return [
    ...moves.map(({ at, room }) => {
      const values = { moment: momentText(at, locale), room: room && form.nameOf(record, 'rooms', room) };
      return t(words.report.moved, values, locale);
    }),
    ...stops.map(({ from, to, why }) => {
      const values = { from: momentText(from, locale), to: to ? momentText(to, locale) : words.report.stands, why };
      return t(words.report.stopped, values, locale);
    }),
  ];
}

/** How long each machine stayed by every convention, the contract's first, and what that adds up to by kind. */
export function dayBlocks({ derived, words, locale, form, record }: Report): readonly PrintBlock[] {
  const { asOf, machines, totals } = derived.equipment;
  if (asOf === null || machines.length === 0) return [];
  const first = record.plan.days || 'periodsOf24h';
  const conventions = [first, ...dayConventions.filter((each) => each !== first)];
  const days = (counts: (typeof totals)[number] | (typeof machines)[number]) =>
    conventions.map((each) => locale.number(counts[each], each === 'exactDays' ? 2 : 0));
  const heads = [
    words.days.machine,
    ...conventions.map((each) => words.choices['plan.days'][each]),
    `${words.days.onSite}\n${words.days.run}`,
  ];
  const rows = machines.map((machine) => [
    form.nameOf(record, 'machines', machine.machineId),
    ...days(machine),
    `${locale.number(machine.hoursOnSite, 2)}\n${locale.number(machine.hoursRun, 2)}`,
  ]);
  const sums = totals.map((total) => [
    t(words.days.all, { kind: form.choiceOf('machines', 'kind', total.kind) }, locale),
    ...days(total),
    '',
  ]);
  return [
    tableOf(heads, [...rows, ...sums], true),
    paragraph(t(words.days.asOf, { moment: momentText(asOf, locale) }, locale), 'quiet'),
  ];
}
