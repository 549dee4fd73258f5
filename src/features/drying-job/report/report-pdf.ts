import { t } from '#content/i18n/t.ts';
import type { JobRow } from '#core/drying-job/record/record.ts';
import { dayConventions } from '#core/drying-job/record/shape.ts';
import { isKnown, type ReadAir } from '#core/drying-job/visit-air.ts';
import { scales } from '#core/job/drying-job.ts';
import { paragraph, runsOf, section, tableOf } from '../../../lib/pdf/block-builders.ts';
import type { PrintBlock, PrintPhoto } from '../../../lib/pdf/print-block.ts';
import { grainLines, pointLines } from '../charts/chart-lines.ts';
import { momentText } from '../form.ts';
import { airPathFigure, chartFigure } from './chart-figures.ts';
import { planBlocks, plannedAndPlaced, roomBlocks } from './plan-blocks.ts';
import { moistureBlocks, pointBlocks, visitTables } from './point-blocks.ts';
import type { Report } from './report.ts';
import { gapBlocks, headerBlocks, logBlocks, ruleBlocks, signatureFigure, stateBlocks } from './site-blocks.ts';
import type { JobPdf } from './write-report-pdf.ts';

/** Picture height in points: six fit on a page. */
const height = 116;

function photoBlocks(report: Report): readonly PrintBlock[] {
  const photos = report.record.photos.filter(({ machine }) => machine !== '');
  return photos.length === 0 ? [] : [{ kind: 'photos', photos: photos.map((photo) => printed(report, photo)), height }];
}

function printed({ messages, locale, form, record, picture }: Report, photo: JobRow<'photos'>): PrintPhoto {
  const machine = form.nameOf(record, 'machines', photo.machine);
  const title = t(messages.photos.figure, { machine, name: photo.file }, locale);
  const taken = photo.taken && t(messages.photos.taken, { moment: momentText(photo.taken, locale) }, locale);
  const lines = [taken, `SHA-256 ${photo.sha256}`].filter(Boolean);
  return {
    picture: async () => (await picture?.(photo)) ?? null,
    without: t(messages.photos.without, { name: photo.file }, locale),
    alt: [title, ...lines].join('. '),
    caption: [runsOf(title, true), ...lines.map((line) => runsOf(line))],
  };
}

/** The drying report. */
export function reportPdf(report: Report): JobPdf {
  const { title, notCertificate } = report.messages.report;
  return { title, subject: notCertificate, blocks: reportBlocks(report) };
}

/** The sections of the report; empty ones are left out. */
function reportBlocks(report: Report): readonly PrintBlock[] {
  const { messages } = report;
  const { heads, signers, signed } = messages.report;
  const parts = [
    section('site', heads.site, headerBlocks(report)),
    section('state', messages.sections.state.title, stateBlocks(report)),
    section('compare', heads.compare, plannedAndPlaced(report)),
    section('trend', heads.trend, moistureCharts(report)),
    section('rooms', heads.rooms, roomBlocks(report)),
    section('plan', heads.plan, planBlocks(report)),
    section('points', heads.points, pointBlocks(report)),
    section('charts', messages.sections.charts.title, chartBlocks(report)),
    section('air', heads.air, airBlocks(report)),
    section('surfaces', heads.surfaces, surfaceBlocks(report)),
    section('moisture', heads.moisture, moistureBlocks(report)),
    section('machines', heads.machines, equipmentBlocks(report)),
    section('photos', messages.photos.title, photoBlocks(report)),
    section('days', messages.heads.days, dayBlocks(report)),
    section('log', heads.log, logBlocks(report)),
    section('gaps', heads.gaps, gapBlocks(report)),
    section('rules', heads.rules, ruleBlocks(report)),
    section('signatures', heads.signatures, [signatureFigure(signers, signed)]),
  ];
  return parts.flat();
}

function chartBlocks(report: Report): readonly PrintBlock[] {
  const { charts } = report.messages;
  return [...chartFigure(report, charts.grains, grainLines(report)), ...airPathFigure(report)];
}

/** Each scale's points above their goals, which is what an adjuster looks at first. */
function moistureCharts(report: Report): readonly PrintBlock[] {
  return scales.flatMap((scale) => chartFigure(report, report.messages.charts[scale], pointLines(report, scale), 0));
}

interface Place {
  readonly place: ReadAir['place'];
  readonly roomId: string;
  readonly machineId: string;
}

/** Air at every place by visit, and what each dehumidifier removed. */
function airBlocks(report: Report): readonly PrintBlock[] {
  const { derived, messages, locale, form, record } = report;
  const places = [...placesOf(report).values()].map((row) => ({ name: nameOf(row, report), row }));
  const machines = [
    ...new Set(derived.visits.flatMap(({ dehumidifiers }) => dehumidifiers.map((each) => each.machineId))),
  ];
  const depressions = machines.map((id) => ({
    name: t(messages.report.depression, { name: form.nameOf(record, 'machines', id) }, locale),
    row: id,
  }));
  return [
    ...visitTables(report, messages.report.columns.place, places, (row, { airs }) => {
      const air = airs.findLast((each) => keyOf(each) === keyOf(row));
      if (!air) return '';
      const degrees = locale.number(air.temperatureF, 1);
      const humidity = locale.number(air.humidityPercent, 1);
      if (!isKnown(air)) return t(messages.report.noAir, { degrees, humidity }, locale);
      const values = {
        ...{ degrees, humidity },
        grains: locale.number(air.grainsPerPound, 1),
        dew: locale.number(air.dewPointF, 1),
        pressure: locale.number(air.vaporPressureInHg, 3),
      };
      return t(messages.report.air, values, locale);
    }),
    ...visitTables(report, messages.report.columns.machine, depressions, (id, { dehumidifiers }) => {
      const grains = dehumidifiers.find(({ machineId }) => machineId === id)?.depressionGpp ?? null;
      return grains === null ? '' : t(messages.report.grains, { grains: locale.number(grains, 1) }, locale);
    }),
  ];
}

function placesOf({ derived }: Report): ReadonlyMap<string, Place> {
  const airs = derived.visits.flatMap((visit) => visit.airs);
  return new Map(
    airs.map((air) => [keyOf(air), { place: air.place, roomId: air.roomId ?? '', machineId: air.machineId ?? '' }]),
  );
}

function keyOf({ place, roomId = '', machineId = '' }: Partial<Place>): string {
  return [place, roomId, machineId].join(' ');
}

function nameOf({ place, roomId, machineId }: Place, { messages, form, record }: Report): string {
  const at = machineId ? form.nameOf(record, 'machines', machineId) : roomId && form.nameOf(record, 'rooms', roomId);
  return [messages.choices['airs.place'][place], at].filter(Boolean).join(': ');
}

function surfaceBlocks({ derived, record, messages, locale }: Report): readonly PrintBlock[] {
  const { columns } = messages.report;
  const rows = derived.visits.flatMap(({ id, at, rooms }) =>
    rooms.flatMap(({ roomId, surfaces }) =>
      surfaces.map(({ where, marginF }) => {
        const read = record.surfaces.find((each) => {
          return each.visit === id && each.room === roomId && each.where === where;
        });
        return [momentText(at, locale), where, locale.number(read?.surfaceF ?? null, 1), locale.number(marginF, 1)];
      }),
    ),
  );
  if (rows.length === 0) return [];
  return [tableOf([columns.visit, columns.surface, columns.degrees, columns.margin], rows, true)];
}

/** Equipment with rating, room, times, moves and stops. */
function equipmentBlocks(report: Report): readonly PrintBlock[] {
  const { record, messages, locale, form } = report;
  const { columns } = messages.report;
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
      machine.removedAt ? momentText(machine.removedAt, locale) : messages.report.stands,
      ...changesOf(machine, report),
    ].join('\n'),
  ]);
  if (rows.length === 0) return [];
  return [tableOf([columns.machine, columns.rating, columns.room, columns.placed, columns.removed], rows, true)];
}

function rated(value: number | null, field: 'ratedPints' | 'cfm' | 'amps', { form, locale }: Report): string {
  return value === null ? '' : `${form.labelOf('machines', field)}: ${locale.upTo(value)}`;
}

function changesOf({ id }: JobRow<'machines'>, { record, messages, locale, form }: Report): readonly string[] {
  const moves = record.moves.filter(({ machine, at }) => machine === id && at);
  const stops = record.stops.filter(({ machine, from }) => machine === id && from);
  return [
    ...moves.map(({ at, room }) => {
      const values = { moment: momentText(at, locale), room: room && form.nameOf(record, 'rooms', room) };
      return t(messages.report.moved, values, locale);
    }),
    ...stops.map(({ from, to, why }) => {
      const values = { from: momentText(from, locale), to: to ? momentText(to, locale) : messages.report.stands, why };
      return t(messages.report.stopped, values, locale);
    }),
  ];
}

/** Days on site by every convention, the contract's first, with totals by kind. */
function dayBlocks({ derived, messages, locale, form, record }: Report): readonly PrintBlock[] {
  const { asOf, machines, totals } = derived.equipment;
  if (asOf === null || machines.length === 0) return [];
  const first = record.plan.days || 'periodsOf24h';
  const conventions = [first, ...dayConventions.filter((each) => each !== first)];
  const days = (counts: (typeof totals)[number] | (typeof machines)[number]) =>
    conventions.map((each) => locale.number(counts[each], each === 'exactDays' ? 2 : 0));
  const heads = [
    messages.days.machine,
    ...conventions.map((each) => messages.choices['plan.days'][each]),
    `${messages.days.onSite}\n${messages.days.run}`,
  ];
  const rows = machines.map((machine) => [
    form.nameOf(record, 'machines', machine.machineId),
    ...days(machine),
    `${locale.number(machine.hoursOnSite, 2)}\n${locale.number(machine.hoursRun, 2)}`,
  ]);
  const sums = totals.map((total) => [
    t(messages.days.all, { kind: form.choiceOf('machines', 'kind', total.kind) }, locale),
    ...days(total),
    '',
  ]);
  return [
    tableOf(heads, [...rows, ...sums], true),
    paragraph(t(messages.days.asOf, { moment: momentText(asOf, locale) }, locale), 'quiet'),
  ];
}
