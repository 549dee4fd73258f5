import { paragraph, runsOf, section, tableOf } from '../../../lib/pdf/block-builders.ts';
import type { Drawing, PrintBlock } from '../../../lib/pdf/print-block.ts';
import { ink } from '../../../lib/pdf/theme.ts';
import { momentText, numberOr, pointLetter } from '../form.ts';
import { type DrawnRoom, floorPlanOf } from '../plan/floor-plan.ts';
import { pointBlocks } from './point-blocks.ts';
import type { Report } from './report.ts';
import type { JobPdf } from './write-report-pdf.ts';

const width = 504;
/** Font size and least distance of the letters. */
const [type, step] = [11, 26];

/** The rooms to scale with the letters of their points; empty without a measured room. */
function mapFigure(report: Report): readonly PrintBlock[] {
  const plan = floorPlanOf(report, width);
  if (!plan) return [];
  const { record, form, messages } = report;
  const marks = record.points.map(({ room }, at) => ({ room, mark: pointLetter(at) }));
  const named = plan.rooms.map(({ id }, at) => {
    const here = marks.flatMap(({ room, mark }) => (room === id ? [mark] : []));
    return `${at + 1} ${form.nameOf(record, 'rooms', id)}: ${here.join(', ') || messages.sheets.map.noPoint}.`;
  });
  const text = [...named, messages.sheets.map.letters].join(' ');
  const picture: Drawing = {
    width,
    height: plan.height,
    draw: (doc, place) => {
      doc
        .save()
        .translate(place.x, place.y)
        .scale(place.width / width);
      for (const [at, room] of plan.rooms.entries()) {
        drawRoom(doc, room, `${at + 1} ${form.nameOf(record, 'rooms', room.id)}`);
        const here = marks.flatMap((each) => (each.room === room.id ? [each.mark] : []));
        drawMarks(doc, room, here);
      }
      doc.restore();
    },
  };
  return [{ kind: 'figure', picture, alt: text, caption: runsOf(text) }];
}

function drawRoom(doc: PDFKit.PDFDocument, { x, y, width: wide, height }: DrawnRoom, name: string) {
  doc.font('bold').fontSize(10).lineWidth(1).fillColor(ink.text);
  doc.text(name, x, y - 14, { lineBreak: false, width: wide, height: 14, ellipsis: true });
  doc.rect(x, y, wide, height).stroke(ink.text);
}

/** Letters in rows from the room's corner, closer where there are many. */
function drawMarks(doc: PDFKit.PDFDocument, { x, y, width: wide, height }: DrawnRoom, marks: readonly string[]) {
  const pace = Math.min(step, Math.sqrt((wide * height) / Math.max(1, marks.length)) * 0.9);
  const columns = Math.max(1, Math.floor(wide / pace));
  const size = Math.min(type, pace * 0.42);
  doc.font('bold').fontSize(size).fillColor(ink.text);
  for (const [at, mark] of marks.entries()) {
    const [left, top] = [x + ((at % columns) + 0.5) * pace, y + (Math.floor(at / columns) + 0.5) * pace];
    doc.circle(left, top, pace * 0.4).stroke(ink.text);
    doc.text(mark, left - doc.widthOfString(mark) / 2, top - size * 0.6, { lineBreak: false });
  }
}

/** The moisture map: points with goal, first and last reading, and a blank column. */
export function mapPdf(report: Report): JobPdf {
  const { heads } = report.messages.report;
  const { map } = report.messages.sheets;
  const parts = [
    section('map', map.drawn, mapFigure(report)),
    section('readings', map.readings, readingBlocks(report)),
    section('points', heads.points, pointBlocks(report)),
  ];
  const empty = report.record.points.length === 0 ? [paragraph(report.messages.tables.points.none)] : [];
  return { title: map.title, subject: map.lead, blocks: [paragraph(map.lead), ...empty, ...parts.flat()] };
}

function readingBlocks({ record, derived, messages, locale, form }: Report) {
  const { map } = messages.sheets;
  const rows = record.points.map(({ id }, at) => {
    const read = derived.visits.flatMap(({ at: moment, points }) =>
      points.flatMap((point) => (point.pointId === id ? [{ ...point, moment }] : [])),
    );
    const values = read.filter(({ value }) => value !== null);
    const [first, last] = [values.at(0), values.at(-1)];
    const text = (reading: (typeof read)[number] | undefined) =>
      reading ? `${locale.upTo(reading.value ?? 0)}\n${momentText(reading.moment, locale)}` : '';
    const verdict = read.at(-1)?.verdict;
    return [
      `${pointLetter(at)} ${form.nameOf(record, 'points', id)}`,
      numberOr(read.at(-1)?.goal ?? null, 2, locale, messages.visit.noGoal),
      text(first),
      text(last),
      verdict ? messages.verdicts[verdict] : '',
      '',
    ];
  });
  if (rows.length === 0) return [];
  return [tableOf([messages.report.columns.point, map.goal, map.first, map.last, map.found, map.next], rows, true)];
}
