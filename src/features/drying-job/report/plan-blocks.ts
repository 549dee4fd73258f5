import { t } from '#content/i18n/t.ts';
import { looseChamber } from '#core/drying-job/record/job-of.ts';
import { dehumidifierKinds } from '#core/job/equipment.ts';
import { paragraph, runsOf, tableOf } from '../../../lib/pdf/block-builders.ts';
import type { Drawing, PrintBlock } from '../../../lib/pdf/print-block.ts';
import { ink } from '../../../lib/pdf/theme.ts';
import { namesOf, numberOr } from '../form.ts';
import { type DrawnRoom, type FloorPlan, floorPlanOf, tip } from '../plan/floor-plan.ts';
import {
  circuitRows,
  moverSpan,
  planCaption,
  planNotes,
  powerLines,
  scrubberRuleIn,
  scrubbersIn,
  spanText,
} from '../plan/plan-text.ts';
import type { Report } from './report.ts';

/** Measured rooms with wet surfaces, class and reason. */
export function roomBlocks({ derived, job, messages, locale }: Report): readonly PrintBlock[] {
  const { columns } = messages.report;
  const rows = derived.plan.rooms.flatMap(({ roomId, lossClass, wetSharePercent }) => {
    const room = job.rooms.find(({ id }) => id === roomId);
    if (!room) return [];
    const { lengthFt: length, widthFt: width, heightFt: height, wet } = room;
    const reason = wet.heldDeep
      ? messages.plan.classDeep
      : t(messages.plan.class, { class: lossClass, share: locale.number(wetSharePercent, 1) }, locale);
    const wetness = { floor: wet.floorSqFt, walls: wet.wallHeightFt, ceiling: wet.ceilingSqFt };
    return [
      [
        room.name,
        t(messages.report.size, { length, width, height }, locale),
        t(messages.report.wet, wetness, locale),
        reason,
      ],
    ];
  });
  return rows.length > 0 ? [tableOf([columns.room, columns.size, columns.wet, columns.class], rows, true)] : [];
}

/** Planned equipment by both methods beside what was placed, with the technician's own numbers. */
export function plannedAndPlaced(report: Report): readonly PrintBlock[] {
  const { derived, record, messages, locale } = report;
  const { specification, industry, rooms } = derived.plan;
  if (rooms.length === 0) return [];
  const { plan } = messages;
  const placed = (isMover: boolean) =>
    record.machines.filter(({ kind }) => (isMover ? kind === 'air-mover' : isDehumidifier(kind))).length;
  const own = (counts: readonly (number | null)[]) => {
    const known = counts.filter((count) => count !== null);
    return known.length === 0 ? '' : locale.number(known.reduce((sum, count) => sum + count, 0));
  };
  const ours = specification.dehumidifiersOfRatingByChamber ?? specification.dehumidifiersOf70RoomByRoom;
  const { dehumidifiersOfRatingByChamber: low, dehumidifiersOfRatingByChamberHigh: high } = industry;
  const rows = [
    [
      plan.movers,
      locale.number(specification.airMovers),
      spanText(industry.airMoversLow, industry.airMoversHigh, report),
      own(record.rooms.map(({ airMovers }) => airMovers)),
      locale.number(placed(true)),
    ],
    [
      plan.dehumidifiers,
      locale.number(ours),
      spanText(low, high, report),
      own(record.chambers.map(({ dehumidifiers }) => dehumidifiers)),
      locale.number(placed(false)),
    ],
  ];
  const { columns } = messages.report;
  return [
    tableOf([columns.equipment, plan.specified, plan.industry, columns.own, columns.placedCount], rows, true),
    paragraph(messages.sections.rooms.lead, 'quiet'),
  ];
}

function isDehumidifier(kind: string): boolean {
  return dehumidifierKinds.some((each) => each === kind);
}

/** Equipment by both methods, and the technician's own numbers with reasons. */
export function planBlocks(report: Report): readonly PrintBlock[] {
  const { derived, messages, locale, record, form } = report;
  const { plan } = messages;
  const notes = planNotes(report).map((note) => paragraph(note, 'quiet'));
  if (derived.plan.rooms.length === 0) return notes;
  const movers = derived.plan.rooms.map((room) => [
    form.nameOf(record, 'rooms', room.roomId),
    locale.number(room.specification.requiredPints, 1),
    locale.number(room.specification.airMovers),
    moverSpan(room, report),
    numberOr(scrubbersIn(derived, room.roomId), 0, locale, plan.none),
  ]);
  const dehumidifiers = derived.plan.chambers.map((chamber) => [
    chamber.chamberId === looseChamber ? plan.oneAir : form.nameOf(record, 'chambers', chamber.chamberId),
    namesOf(chamberRooms(report, chamber.chamberId), 'rooms', record, form),
    numberOr(chamber.specificationUnits, 0, locale, plan.none),
    spanText(chamber.industryUnits, chamber.industryUnitsHigh, report),
  ]);
  const [specified, industry] = [`${plan.specified}`, `${plan.industry}`];
  return [
    paragraph(messages.report.rooms, 'title'),
    tableOf([plan.room, plan.pints, specified, industry, plan.scrubbers], movers, true),
    paragraph(scrubberRuleIn(messages, locale), 'quiet'),
    paragraph(messages.report.chambers, 'title'),
    tableOf([plan.chamber, plan.room, specified, industry], dehumidifiers, true),
    ...notes,
    ...ownNumbers(report),
    ...planFigure(report),
    ...powerBlocks(report),
  ];
}

function powerBlocks(report: Report): readonly PrintBlock[] {
  const { plan } = report.messages;
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

function ownNumbers({ record, messages, locale, form }: Report): readonly PrintBlock[] {
  const rooms = record.rooms.flatMap(({ id, airMovers, why }) =>
    airMovers === null
      ? []
      : [{ name: form.nameOf(record, 'rooms', id), of: messages.plan.movers, count: airMovers, why }],
  );
  const chambers = record.chambers.flatMap(({ id, dehumidifiers, why }) =>
    dehumidifiers === null
      ? []
      : [{ name: form.nameOf(record, 'chambers', id), of: messages.plan.dehumidifiers, count: dehumidifiers, why }],
  );
  const own = [...rooms, ...chambers];
  if (own.length === 0) return [];
  return [
    paragraph(messages.report.ownNumbers, 'title'),
    ...own.map(({ name, of, count, why }) =>
      paragraph(`${name}. ${of}: ${t(messages.plan.own, { count, why }, locale)}`),
    ),
  ];
}

const width = 504;

/** The rooms to scale with their air movers; empty without a measured room. */
export function planFigure(report: Report): readonly PrintBlock[] {
  const plan = floorPlanOf(report, width);
  if (!plan) return [];
  const text = `${report.messages.plan.drawing}. ${planCaption(plan, report).join(' ')}`;
  return [{ kind: 'figure', picture: drawingOf(plan), alt: text, caption: runsOf(text) }];
}

function drawingOf({ height, rooms }: FloorPlan): Drawing {
  return {
    width,
    height,
    draw: (doc, { x, y, width: wide }) => {
      doc
        .save()
        .translate(x, y)
        .scale(wide / width);
      doc.font('bold').fontSize(10).lineWidth(1);
      for (const [at, room] of rooms.entries()) drawRoom(doc, room, String(at + 1));
      doc.restore();
    },
  };
}

function drawRoom(doc: PDFKit.PDFDocument, room: DrawnRoom, number: string) {
  const { radius } = room;
  doc.fillColor(ink.text).text(number, room.x, room.y - 14, { lineBreak: false });
  doc.rect(room.x, room.y, room.width, room.height).stroke(ink.text);
  for (const { x, y, blowsDegrees } of room.marks) {
    doc.save();
    doc.translate(room.x + x, room.y + y).rotate(blowsDegrees);
    doc
      .moveTo(radius, 0)
      .lineTo(radius * tip, 0)
      .stroke(ink.text);
    doc.circle(0, 0, radius).stroke(ink.text);
    doc.restore();
  }
}
