import { t } from '#content/i18n/t.ts';
import { looseChamber } from '#core/drying-job/record/job-of.ts';
import { paragraph, tableOf } from '../../../lib/pdf/block-builders.ts';
import type { PrintBlock } from '../../../lib/pdf/print-block.ts';
import { namesOf, numberOr } from '../form.ts';
import { planNotes } from '../plan/plan-notes.ts';
import { circuitRows, powerLines, scrubberRuleIn, scrubbersIn } from '../plan/power-lines.ts';
import { planFigure } from './plan-figure.ts';
import type { Report } from './report.ts';

/** Each measured room with what is wet in it, and its class with the reason. */
export function roomBlocks({ derived, job, words, locale }: Report): readonly PrintBlock[] {
  const { columns } = words.report;
  const rows = derived.plan.rooms.flatMap(({ roomId, lossClass, wetSharePercent }) => {
    const room = job.rooms.find(({ id }) => id === roomId);
    if (!room) return [];
    const { lengthFt: length, widthFt: width, heightFt: height, wet } = room;
    const reason = wet.heldDeep
      ? words.plan.classDeep
      : t(words.plan.class, { class: lossClass, share: locale.number(wetSharePercent, 1) }, locale);
    const wetness = { floor: wet.floorSqFt, walls: wet.wallHeightFt, ceiling: wet.ceilingSqFt };
    return [
      [
        room.name,
        t(words.report.size, { length, width, height }, locale),
        t(words.report.wet, wetness, locale),
        reason,
      ],
    ];
  });
  return rows.length > 0 ? [tableOf([columns.room, columns.size, columns.wet, columns.class], rows, true)] : [];
}

/** The machines by both methods, and the technician's own numbers with their reasons. */
export function planBlocks(report: Report): readonly PrintBlock[] {
  const { derived, words, locale, record, form } = report;
  const { plan } = words;
  const notes = planNotes(report).map((note) => paragraph(note, 'quiet'));
  if (derived.plan.rooms.length === 0) return notes;
  const span = (low: number | null, high: number | null) =>
    low !== null && high !== null && low !== high
      ? t(plan.range, { low, high }, locale)
      : numberOr(low, 0, locale, plan.none);
  const movers = derived.plan.rooms.map(({ roomId, specification, industry }) => [
    form.nameOf(record, 'rooms', roomId),
    locale.number(specification.requiredPints, 1),
    locale.number(specification.airMovers),
    span(industry.airMoversLow.total, industry.airMoversHigh.total),
    numberOr(scrubbersIn(derived, roomId), 0, locale, plan.none),
  ]);
  const dehumidifiers = derived.plan.chambers.map((chamber) => [
    chamber.chamberId === looseChamber ? plan.oneAir : form.nameOf(record, 'chambers', chamber.chamberId),
    namesOf(chamberRooms(report, chamber.chamberId), 'rooms', record, form),
    numberOr(chamber.specificationUnits, 0, locale, plan.none),
    span(chamber.industryUnits, chamber.industryUnitsHigh),
  ]);
  const [specified, industry] = [`${plan.specified}`, `${plan.industry}`];
  return [
    paragraph(words.report.rooms, 'title'),
    tableOf([plan.room, plan.pints, specified, industry, plan.scrubbers], movers, true),
    paragraph(scrubberRuleIn(words, locale), 'quiet'),
    paragraph(words.report.chambers, 'title'),
    tableOf([plan.chamber, plan.room, specified, industry], dehumidifiers, true),
    ...notes,
    ...ownNumbers(report),
    ...planFigure(report),
    ...powerBlocks(report),
    paragraph(words.sections.rooms.lead, 'quiet'),
  ];
}

/** Circuits, amps, and energy with its cost. */
function powerBlocks(report: Report): readonly PrintBlock[] {
  const { plan } = report.words;
  const rows = circuitRows(report);
  return [
    paragraph(plan.power, 'title'),
    ...(rows.length > 0 ? [tableOf([plan.circuit, plan.breaker, plan.carries, plan.used, plan.onIt], rows, true)] : []),
    ...powerLines(report).map((line) => paragraph(line)),
  ];
}

function chamberRooms({ job }: Report, chamberId: string): readonly string[] {
  return job.chambers.find(({ id }) => id === chamberId)?.roomIds ?? [];
}

function ownNumbers({ record, words, locale, form }: Report): readonly PrintBlock[] {
  const rooms = record.rooms.flatMap(({ id, airMovers, why }) =>
    airMovers === null
      ? []
      : [{ name: form.nameOf(record, 'rooms', id), of: words.plan.movers, count: airMovers, why }],
  );
  const chambers = record.chambers.flatMap(({ id, dehumidifiers, why }) =>
    dehumidifiers === null
      ? []
      : [{ name: form.nameOf(record, 'chambers', id), of: words.plan.dehumidifiers, count: dehumidifiers, why }],
  );
  const own = [...rooms, ...chambers];
  if (own.length === 0) return [];
  return [
    paragraph(words.report.ownNumbers, 'title'),
    ...own.map(({ name, of, count, why }) => paragraph(`${name}. ${of}: ${t(words.plan.own, { count, why }, locale)}`)),
  ];
}
