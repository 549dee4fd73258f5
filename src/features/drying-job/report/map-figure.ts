import type { Drawing } from '../../../lib/pdf/drawing.ts';
import type { PrintBlock } from '../../../lib/pdf/print-block.ts';
import { ink } from '../../../lib/pdf/theme.ts';
import { runsOf } from '../../../lib/pdf/typed-blocks.ts';
import { markOf } from '../job-mark.ts';
import { type DrawnRoom, floorPlanOf } from '../plan/floor-plan.ts';
import type { Report } from './report.ts';

const width = 504;
/** Height and least distance of the letters. */
const [type, step] = [11, 26];

/** The rooms to one scale, with the letters of their points; nothing where no room is measured. */
export function mapFigure(report: Report): readonly PrintBlock[] {
  const plan = floorPlanOf(report, width);
  if (!plan) return [];
  const { record, form, words } = report;
  const marks = record.points.map(({ room }, at) => ({ room, mark: markOf(at) }));
  const named = plan.rooms.map(({ id }, at) => {
    const here = marks.flatMap(({ room, mark }) => (room === id ? [mark] : []));
    return `${at + 1} ${form.nameOf(record, 'rooms', id)}: ${here.join(', ') || words.sheets.map.noPoint}.`;
  });
  const said = [...named, words.sheets.map.letters].join(' ');
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
  return [{ kind: 'figure', picture, alt: said, caption: runsOf(said) }];
}

function drawRoom(doc: PDFKit.PDFDocument, { x, y, width: wide, height }: DrawnRoom, name: string) {
  doc.font('bold').fontSize(10).lineWidth(1).fillColor(ink.text);
  doc.text(name, x, y - 14, { lineBreak: false, width: wide, height: 14, ellipsis: true });
  doc.rect(x, y, wide, height).stroke(ink.text);
}

/** Letters in rows from the room's corner, closer where a room has many. */
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
