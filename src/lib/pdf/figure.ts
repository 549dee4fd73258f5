import type { Setting } from './layout-context.ts';
import type { Piece } from './piece.ts';
import type { Figure } from './print-block.ts';
import type { Strips } from './strip-writer.ts';

/** Highest picture, in points. */
const tallest = 285;
/** How far a picture may shrink to stay on its page. */
const shrinksTo = 0.66;

/** A picture as wide as the text and at most `tallest` high. Throws where the document has nobody to draw it. */
export function figurePiece(
  { doc, drawing, scale }: Setting,
  strips: Strips,
  { picture, alt }: Figure,
  holder: PDFKit.PDFStructureElement,
): Piece {
  const { left, width } = strips.column;
  const box = 'draw' in picture ? picture : drawing?.(picture);
  if (!box) throw new Error(`Nothing draws the figure "${alt}"`);
  const full = Math.min((width * box.height) / box.width, tallest) * scale;
  const draw: Piece['draw'] = (y, height) => {
    const wide = (height * box.width) / box.height;
    const bbox = [left, y, left + wide, y + height];
    const figure = doc.struct('Figure', { alt, bbox, placement: 'Block' } as object);
    holder.add(figure);
    figure.add(() => box.draw(doc, { x: left, y, width: wide }));
    figure.end();
  };
  return { ...strips.piece(full, true, draw), least: full * shrinksTo };
}
