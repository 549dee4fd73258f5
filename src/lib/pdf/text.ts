import { splitByFont } from './fallback-fonts.ts';
import type { LayoutContext } from './layout.ts';
import { breakLines, type Fragment, type Line } from './lines.ts';
import type { Run } from './print-block.ts';
import { ink } from './theme.ts';

type Element = PDFKit.PDFStructureElement;
type Pen = Pick<LayoutContext, 'doc' | 'pen'>;

/** Container of content: a structure element, or an artifact. */
export interface Holder {
  readonly add: (content: (() => void) | Element) => unknown;
}

export type Face = 'text' | 'bold' | 'italic' | 'boldItalic' | 'heading';

export interface Type {
  readonly size: number;
  readonly color?: string;
  /** In the heading font. */
  readonly isHeading?: boolean;
  readonly isBold?: boolean;
}

/** Runs broken into lines no wider than `width`. */
export function setLines(setting: Pen, runs: readonly Run[], type: Type, width: number): readonly Line[] {
  const { doc, pen } = setting;
  const parts = pen ? runs.flatMap((run) => splitByFont(run, (codePoint) => hasGlyph(doc, codePoint))) : runs;
  const lines = breakLines(parts, width, (run) => measure(setting, run, type));
  for (const { text, foreign } of lines.flat()) if (foreign) pen?.want(text);
  return lines;
}

/** Uses the font object of pdfkit, which its types do not show. */
function hasGlyph(doc: PDFKit.PDFDocument, codePoint: number): boolean {
  doc.font('text');
  const { _font } = doc as unknown as { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } };
  return _font.font.hasGlyphForCodePoint(codePoint);
}

/** Width of a run in points. */
export function measure({ doc, pen }: Pen, run: Run, type: Type): number {
  if (run.foreign && pen) return pen.measure(run.text, type.size);
  setFace(doc, run, type);
  return doc.widthOfString(run.text);
}

function setFace(doc: PDFKit.PDFDocument, run: Run, { size, isHeading, isBold }: Type) {
  const bold = run.bold || isBold;
  const face: Face = isHeading
    ? 'heading'
    : bold
      ? run.italic
        ? 'boldItalic'
        : 'bold'
      : run.italic
        ? 'italic'
        : 'text';
  doc.font(face).fontSize(run.raised ? size * 0.66 : size);
}

/**
 * Draws a line with its links as content of a structure element. `isLast` says that the paragraph
 * ends here: other lines end in a space, so that screen readers do not join words.
 */
export function drawLine(
  setting: Pen,
  line: Line,
  element: Holder,
  type: Type,
  { x, y, isLast }: { readonly x: number; readonly y: number; readonly isLast: boolean },
) {
  let at = x;
  for (const [index, fragment] of line.entries()) {
    const closing = !isLast && index === line.length - 1 && !fragment.isBroken ? ' ' : '';
    if (fragment.foreign) drawForeign(setting, fragment, element, type, { x: at, y });
    else drawFragment(setting.doc, { ...fragment, text: fragment.text + closing }, element, type, { x: at, y });
    at += fragment.width;
  }
}

/** Draws an image on the line, with the text as its actual text for reading, search and copying. */
function drawForeign(
  { doc, pen }: Pen,
  { text, width }: Fragment,
  element: Holder,
  { size }: Type,
  { x, y }: { readonly x: number; readonly y: number },
) {
  const picture = pen?.pictureOf(text);
  element.add(() => {
    doc.markContent('Span', { actual: text } as object);
    const top = y + size - (picture?.up ?? 0) * size;
    if (picture) doc.image(picture.png, x, top, { width, height: (picture.up + picture.down) * size });
    // Copying needs a glyph that carries the actual text.
    doc
      .font('text')
      .fontSize(size)
      .text(' ', x, y + size, { lineBreak: false, baseline: 'alphabetic' });
    doc.endMarkedContent();
  });
}

function drawFragment(
  doc: PDFKit.PDFDocument,
  fragment: Fragment,
  element: Holder,
  type: Type,
  { x, y }: { readonly x: number; readonly y: number },
) {
  const { href, to, text, width } = fragment;
  const baseline = y + type.size - (fragment.raised ? type.size * 0.32 : 0);
  const draw = () => {
    setFace(doc, fragment, type);
    doc.fillColor(href || (to && !fragment.raised) ? ink.link : (type.color ?? ink.text));
    doc.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
  };
  if (!href && !to) {
    element.add(draw);
    return;
  }
  const link = doc.struct('Link');
  element.add(link);
  link.add(() => {
    draw();
    const options = { structParent: link, Contents: new String(text.trim()) } as object;
    if (href) doc.link(x, y, width, type.size * 1.25, href, options);
    else if (to) doc.goTo(x, y, width, type.size * 1.25, to, options);
  });
  link.end();
}
