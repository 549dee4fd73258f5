import { runsOf } from '../../../lib/pdf/block-builders.ts';
import type { Drawing, PrintBlock } from '../../../lib/pdf/print-block.ts';
import { ink } from '../../../lib/pdf/theme.ts';
import { type DrawnRoom, type FloorPlan, floorPlanOf, tip } from '../plan/floor-plan.ts';
import { drawnWords } from '../plan/plan-labels.ts';
import type { Report } from './report.ts';

const width = 504;

/** The rooms to one scale with the air movers of the plan; nothing where no room is measured. */
export function planFigure(report: Report): readonly PrintBlock[] {
  const plan = floorPlanOf(report, width);
  if (!plan) return [];
  const said = `${report.words.plan.drawing}. ${drawnWords(plan, report).join(' ')}`;
  return [{ kind: 'figure', picture: drawingOf(plan), alt: said, caption: runsOf(said) }];
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
