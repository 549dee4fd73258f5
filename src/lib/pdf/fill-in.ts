import { colors } from '#content/colors.ts';
import type { Column, LayoutContext, Piece } from './layout.ts';
import type { Drawing, Fields, Letterhead } from './print-block.ts';
import { drawLine, setLines } from './text.ts';
import { ink, leading, sizes } from './theme.ts';

type Element = PDFKit.PDFStructureElement;
type Doc = PDFKit.PDFDocument;

/** The drop of the site's icon (src/lib/seo/icons/icon-files.ts), 22 by 26 units. */
const mark = {
  drop: 'M11 1C7 8 2 12 2 17a9 8.5 0 0 0 18 0C20 12 15 8 11 1Z',
  level: 'M3 17c3-2 5 2 8 0s5-2 8 0',
};

/** Lines and colors that a screen reader skips. */
function decorate(doc: Doc, draw: () => void) {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

function writingLine(doc: Doc, from: number, to: number, y: number) {
  decorate(doc, () => doc.moveTo(from, y).lineTo(to, y).lineWidth(0.7).stroke(ink.quiet));
}

/** The head of a sheet: mark, company and place, the phone number on the right, and lines for the job below. */
export function letterheadPiece(
  { doc, scale }: LayoutContext,
  { left, width }: Column,
  { company, place, phone, line, fields }: Letterhead,
  parent: Element,
): Piece {
  const element = doc.struct('P');
  parent.add(element);
  const right = left + width;
  const row = fields.length > 0 ? 24 * scale : 0;
  const draw: Piece['draw'] = (y) => {
    decorate(doc, () => {
      doc.save().translate(left, y).scale(1.1);
      doc
        .lineWidth(1.5)
        .path(mark.drop)
        .fillAndStroke(colors.print['river-tint'], ink.link)
        .path(mark.level)
        .stroke(ink.link);
      doc.restore();
      doc
        .moveTo(left, y + 35)
        .lineTo(right, y + 35)
        .lineWidth(1.5)
        .stroke(ink.link);
    });
    const put = (text: string, face: string, size: number, color: string, baseline: number, isRight = false) => {
      doc.font(face).fontSize(size).fillColor(color);
      const x = isRight ? right - doc.widthOfString(text) : left + 33;
      doc.text(text, x, y + baseline, { lineBreak: false, baseline: 'alphabetic' });
    };
    element.add(() => {
      put(company, 'heading', 16, ink.text, 14);
      put(place, 'text', 9, ink.quiet, 26);
      put(phone, 'heading', 17, ink.link, 14, true);
      put(line, 'text', 9, ink.quiet, 26, true);
      const each = (width + 12) / Math.max(fields.length, 1);
      for (const [index, label] of fields.entries()) {
        const x = left + index * each;
        doc.font('text').fontSize(sizes.quiet).fillColor(ink.quiet);
        doc.text(label, x, y + 35 + row, { lineBreak: false, baseline: 'alphabetic' });
      }
    });
    element.end();
    const each = (width + 12) / Math.max(fields.length, 1);
    for (const [index, label] of fields.entries()) {
      doc.font('text').fontSize(sizes.quiet);
      const x = left + index * each;
      writingLine(doc, x + doc.widthOfString(label) + 4, x + each - 12, y + 37 + row);
    }
  };
  return { height: 44 + row, before: 0, keepsNext: true, boxes: [], draw };
}

/** The least room behind a label, in points: a longer label has its line below. */
const leastLine = 130;

/** Labels with a line each to the margin, and a drawing on the right where there is one. One piece: it is never split. */
export function fieldsPiece(
  setting: LayoutContext,
  { left, width }: Column,
  { labels, figure, legend = [] }: Fields,
  parent: Element,
): Piece {
  const { doc, drawing, scale } = setting;
  const box = figure && pictureOf(figure.picture, drawing);
  const wide = box ? width * 0.46 : 0;
  const tall = box ? (wide * box.height) / box.width : 0;
  const column = width - (box ? wide + 18 : 0);
  const type = { size: sizes.plain * scale };
  const lead = type.size * leading;
  const rows = labels.map((runs) => {
    const element = doc.struct('P');
    parent.add(element);
    const lines = setLines(setting, runs, type, column);
    const used = lines.at(-1)?.reduce((sum, { width: each }) => sum + each, 0) ?? 0;
    const isBelow = column - used < (box ? leastLine * 0.6 : leastLine);
    return { element, lines, used: isBelow ? 0 : used + 5, height: (lines.length + (isBelow ? 1 : 0)) * lead * 1.25 };
  });
  const small = { size: sizes.quiet * scale, color: ink.quiet };
  const legendLines = setLines(setting, legend, small, column);
  // An element that never ends would keep the document from ending.
  const key = legend.length > 0 ? doc.struct('P') : undefined;
  if (key) parent.add(key);
  const drawn = figure && { box, holder: doc.struct('Figure', { alt: figure.alt, placement: 'Block' } as object) };
  if (drawn) parent.add(drawn.holder);
  const draw: Piece['draw'] = (y) => {
    let at = y;
    for (const { element, lines, used, height } of rows) {
      for (const [index, line] of lines.entries())
        drawLine(setting, line, element, type, { x: left, y: at + index * lead, isLast: index === lines.length - 1 });
      at += height;
      writingLine(doc, left + used, left + column, at - lead * 0.35);
    }
    for (const [index, line] of legendLines.entries()) {
      const isLast = index === legendLines.length - 1;
      if (key) drawLine(setting, line, key, small, { x: left, y: at + (index + 0.6) * small.size * leading, isLast });
    }
    if (!drawn?.box) return;
    const { box: picture, holder } = drawn;
    holder.add(() => picture.draw(doc, { x: left + column + 18, y, width: wide }));
    holder.end();
  };
  const height = rows.reduce((sum, row) => sum + row.height, (legendLines.length + 0.6) * small.size * leading);
  return { height: Math.max(height, tall), before: 0, keepsNext: false, boxes: [], draw };
}

function pictureOf(picture: NonNullable<Fields['figure']>['picture'], drawing: LayoutContext['drawing']): Drawing {
  const drawn = 'draw' in picture ? picture : drawing?.(picture);
  if (!drawn) throw new Error('Nothing draws the figure beside the fields');
  return drawn;
}
