import type { Column, LayoutContext, Piece } from './layout.ts';
import type { Photos, PrintPhoto } from './print-block.ts';
import { drawLine, setLines } from './text.ts';
import { ink, leading, sizes } from './theme.ts';

type Element = PDFKit.PDFStructureElement;

const gutter = 14;
const captionGap = 4;
const below = 9;

/** Photos in rows of two with captions. Their bytes are loaded one page at a time. */
export function photoPieces(
  setting: LayoutContext,
  column: Column,
  { photos, height }: Photos,
  parent: Element,
): readonly Piece[] {
  const width = (column.width - gutter) / 2;
  const rows = Array.from({ length: Math.ceil(photos.length / 2) }, (_, row) => photos.slice(2 * row, 2 * row + 2));
  return rows.map((pair) => {
    const set = pair.map((photo, at) =>
      setPhoto(setting, { left: column.left + at * (width + gutter), width }, photo, height, parent),
    );
    return {
      height: height + captionGap + Math.max(...set.map((photo) => photo.captionHeight)) + below,
      before: 0,
      keepsNext: false,
      boxes: [],
      load: async () => {
        for (const photo of set) await photo.load();
      },
      draw: (y) => {
        for (const photo of set) photo.draw(y);
      },
    };
  });
}

function setPhoto(setting: LayoutContext, column: Column, photo: PrintPhoto, height: number, parent: Element) {
  const { doc, scale } = setting;
  const type = { size: 8.5 * scale };
  const lines = photo.caption.map((runs) => setLines(setting, runs, type, column.width));
  const holder = doc.struct('Sect');
  parent.add(holder);
  let bytes: ArrayBuffer | null = null;
  const draw = (y: number) => {
    drawPhoto(setting, column, photo, { y, height, bytes }, holder);
    bytes = null;
    const caption = doc.struct('Caption');
    holder.add(caption);
    let at = y + height + captionGap;
    for (const [index, line] of lines.flat().entries()) {
      drawLine(setting, line, caption, type, { x: column.left, y: at, isLast: index === lines.flat().length - 1 });
      at += type.size * leading;
    }
  };
  const load = async () => {
    bytes = await photo.picture();
  };
  return { captionHeight: lines.flat().length * type.size * leading, load, draw };
}

interface Place {
  readonly y: number;
  readonly height: number;
  readonly bytes: ArrayBuffer | null;
}

function drawPhoto(
  setting: LayoutContext,
  { left, width }: Column,
  { alt, without }: PrintPhoto,
  { y, height, bytes }: Place,
  holder: Element,
) {
  const { doc } = setting;
  if (bytes) {
    const figure = doc.struct('Figure', {
      alt,
      bbox: [left, y, left + width, y + height],
      placement: 'Block',
    } as object);
    holder.add(figure);
    figure.add(() => void doc.image(bytes, left, y, { fit: [width, height], valign: 'bottom' } as object));
    figure.end();
    return;
  }
  doc.markContent('Artifact', { type: 'Layout' });
  doc.rect(left, y, width, height).fill(ink.shade);
  doc.endMarkedContent();
  const words = doc.struct('P');
  holder.add(words);
  const type = { size: sizes.quiet, color: ink.quiet };
  const lines = setLines(setting, [{ text: without }], type, width - 20);
  for (const [index, line] of lines.entries()) {
    const at = { x: left + 10, y: y + 10 + index * type.size * leading, isLast: index === lines.length - 1 };
    drawLine(setting, line, words, type, at);
  }
}
