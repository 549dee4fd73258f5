import { t } from '#content/i18n/t.ts';
import type { JobRow } from '#core/drying-job/record/record.ts';
import { dayConventions } from '#core/drying-job/record/shape.ts';
import type { ReadAir } from '#core/drying-job/visit-air.ts';
import { isKnown } from '#core/drying-job/visit-air.ts';
import { scales } from '#core/job/drying-job.ts';
import { paragraph, runsOf, section, tableOf } from '../../../lib/pdf/block-builders.ts';
import type { PrintBlock, PrintPhoto } from '../../../lib/pdf/print-block.ts';
import { grainLines, pointLines } from '../charts/lines.ts';
import { momentText } from '../form.ts';
import { airPathFigure } from './air-path-figure.ts';
import { chartFigure } from './chart-figure.ts';
import { gapBlocks, logBlocks, ruleBlocks } from './log-blocks.ts';
import { planBlocks, roomBlocks } from './plan-blocks.ts';
import { moistureBlocks, pointBlocks } from './point-blocks.ts';
import type { Report } from './report.ts';
import { signatureFigure } from './signature-figure.ts';
import { siteBlocks, stateBlocks } from './site-blocks.ts';
import { visitTables } from './visit-columns.ts';
import type { JobPdf } from './write-report-pdf.ts';

/** Points of a picture's height: six stand on a page. */
const height = 116;

/** Every photo of a machine, with the camera's time and its hash. */
function photoBlocks(report: Report): readonly PrintBlock[] {
  const photos = report.record.photos.filter(({ machine }) => machine !== '');
  return photos.length === 0 ? [] : [{ kind: 'photos', photos: photos.map((photo) => printed(report, photo)), height }];
}

function printed({ words, locale, form, record, picture }: Report, photo: JobRow<'photos'>): PrintPhoto {
  const machine = form.nameOf(record, 'machines', photo.machine);
  const title = t(words.photos.figure, { machine, name: photo.file }, locale);
  const taken = photo.taken && t(words.photos.taken, { moment: momentText(photo.taken, locale) }, locale);
  const lines = [taken, `SHA-256 ${photo.sha256}`].filter(Boolean);
  return {
    picture: async () => (await picture?.(photo)) ?? null,
    without: t(words.photos.without, { name: photo.file }, locale),
    alt: [title, ...lines].join('. '),
    caption: [runsOf(title, true), ...lines.map((line) => runsOf(line))],
  };
}

/** The report as a paper. */
export function reportPdf(report: Report): JobPdf {
  const { title, notCertificate } = report.words.report;
  return { title, subject: notCertificate, blocks: reportBlocks(report) };
}

/** The report as an adjuster reads it; a part in which nothing is written is left out. */
function reportBlocks(report: Report): readonly PrintBlock[] {
  const { words } = report;
  const { heads, signers, signed } = words.report;
  const parts = [
    section('state', words.sections.state.title, stateBlocks(report)),
    section('site', heads.site, siteBlocks(report)),
    section('rooms', heads.rooms, roomBlocks(report)),
    section('plan', heads.plan, planBlocks(report)),
    section('points', heads.points, pointBlocks(report)),
    section('charts', words.sections.charts.title, chartBlocks(report)),
    section('air', heads.air, airBlocks(report)),
    section('surfaces', heads.surfaces, surfaceBlocks(report)),
    section('moisture', heads.moisture, moistureBlocks(report)),
    section('machines', heads.machines, equipmentBlocks(report)),
    section('photos', words.photos.title, photoBlocks(report)),
    section('days', words.heads.days, dayBlocks(report)),
    section('log', heads.log, logBlocks(report)),
    section('gaps', heads.gaps, gapBlocks(report)),
    section('rules', heads.rules, ruleBlocks(report)),
    section('signatures', heads.signatures, [signatureFigure(signers, signed)]),
  ];
  return parts.flat();
}

function chartBlocks(report: Report): readonly PrintBlock[] {
  const { charts } = report.words;
  return [
    ...chartFigure(report, charts.grains, grainLines(report)),
    ...airPathFigure(report),
    ...scales.flatMap((scale) => chartFigure(report, charts[scale], pointLines(report, scale), 0)),
  ];
}

interface Place {
  readonly place: ReadAir['place'];
  readonly roomId: string;
  readonly machineId: string;
}

/** Air at every place by visit, and what each dehumidifier took out of it. */
function airBlocks(report: Report): readonly PrintBlock[] {
  const { derived, words, locale, form, record } = report;
  const places = [...placesOf(report).values()].map((row) => ({ name: nameOf(row, report), row }));
  const machines = [
    ...new Set(derived.visits.flatMap(({ dehumidifiers }) => dehumidifiers.map((each) => each.machineId))),
  ];
  const depressions = machines.map((id) => ({
    name: t(words.report.depression, { name: form.nameOf(record, 'machines', id) }, locale),
    row: id,
  }));
  return [
    ...visitTables(report, words.report.columns.place, places, (row, { airs }) => {
      const air = airs.findLast((each) => keyOf(each) === keyOf(row));
      if (!air) return '';
      const degrees = locale.number(air.temperatureF, 1);
      const humidity = locale.number(air.humidityPercent, 1);
      if (!isKnown(air)) return t(words.report.noAir, { degrees, humidity }, locale);
      const values = {
        ...{ degrees, humidity },
        grains: locale.number(air.grainsPerPound, 1),
        dew: locale.number(air.dewPointF, 1),
        pressure: locale.number(air.vaporPressureInHg, 3),
      };
      return t(words.report.air, values, locale);
    }),
    ...visitTables(report, words.report.columns.machine, depressions, (id, { dehumidifiers }) => {
      const grains = dehumidifiers.find(({ machineId }) => machineId === id)?.depressionGpp ?? null;
      return grains === null ? '' : t(words.report.grains, { grains: locale.number(grains, 1) }, locale);
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

function nameOf({ place, roomId, machineId }: Place, { words, form, record }: Report): string {
  const at = machineId ? form.nameOf(record, 'machines', machineId) : roomId && form.nameOf(record, 'rooms', roomId);
  return [words.choices['airs.place'][place], at].filter(Boolean).join(': ');
}

/** Surfaces beside the dew point of the air around them. */
function surfaceBlocks({ derived, record, words, locale }: Report): readonly PrintBlock[] {
  const { columns } = words.report;
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

/** Every machine by its serial number: rating, where and when it stood, moves and stops. */
function equipmentBlocks(report: Report): readonly PrintBlock[] {
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
function dayBlocks({ derived, words, locale, form, record }: Report): readonly PrintBlock[] {
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
