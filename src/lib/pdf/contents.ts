import type { Column, LayoutContext, Piece } from './layout.ts';
import type { Contents, Heading } from './print-block.ts';
import { drawLine, measure, setLines } from './text.ts';
import { headLeading, ink, sizes } from './theme.ts';

type Element = PDFKit.PDFStructureElement;

const lineHeight = 1.24;

/** The table of contents: headings with page numbers, each a link. */
export function contentsPieces(
  setting: LayoutContext,
  column: Column,
  { title }: Contents,
  headings: readonly Heading[],
  parent: Element,
): readonly Piece[] {
  const { doc } = setting;
  const list = doc.struct('TOC');
  parent.add(list);
  const head = titlePiece(setting, column, title, list);
  const entries = headings.flatMap(({ id, level, runs }) =>
    id ? [entryPiece(setting, column, { id, level, text: runs.map(({ text }) => text).join('') }, list)] : [],
  );
  // The content may begin on a new page.
  return [
    head,
    ...entries.map((entry, index) => ({ ...entry, keepsNext: entry.keepsNext && index < entries.length - 1 })),
  ];
}

function titlePiece(setting: LayoutContext, { left, width }: Column, title: string, list: Element): Piece {
  const { doc, scale } = setting;
  const type = { size: sizes[3] * scale, isHeading: true };
  const element = doc.struct('Caption');
  list.add(element);
  const lines = setLines(setting, [{ text: title }], type, width);
  const draw = (y: number) => {
    for (const line of lines) drawLine(setting, line, element, type, { x: left, y, isLast: true });
  };
  return { height: type.size * headLeading + 4, before: 0, keepsNext: true, boxes: [], draw };
}

interface Entry {
  readonly id: string;
  readonly level: number;
  readonly text: string;
}

function entryPiece(setting: LayoutContext, { left, width }: Column, { id, level, text }: Entry, list: Element): Piece {
  const { doc, scale, pageOf } = setting;
  const isChapter = level === 2;
  const type = { size: (isChapter ? sizes.plain : sizes.table) * scale, isBold: isChapter };
  const element = doc.struct('TOCI');
  list.add(element);
  const x = left + (isChapter ? 0 : 14);
  // Typed names may have letters that the embedded fonts lack.
  const [line = []] = setLines(setting, [{ text, to: id }], type, Number.POSITIVE_INFINITY);
  const draw = (y: number) => {
    const page = String(pageOf(id));
    const end = left + width - measure(setting, { text: page }, type);
    const wide = line.reduce((sum, { width }) => sum + width, 0);
    leader(doc, x + wide + 6, end - 6, y + type.size);
    drawLine(setting, line, element, type, { x, y, isLast: false });
    drawLine(setting, [{ text: page, width: 0 }], element, type, { x: end, y, isLast: true });
  };
  const before = isChapter ? 2 : 0;
  return { height: type.size * lineHeight, before, keepsNext: isChapter, boxes: [], draw };
}

function leader(doc: PDFKit.PDFDocument, from: number, to: number, y: number) {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.moveTo(from, y).lineTo(to, y).lineWidth(0.5).dash(0.6, { space: 3 }).stroke(ink.quiet).undash();
  doc.endMarkedContent();
}
