import type { Run } from '../print/print-block.ts';
import { fonts } from './fonts.ts';
import { breakLines, type Fragment, type Line } from './lines.ts';
import { ink } from './style.ts';

type Element = PDFKit.PDFStructureElement;

/** Where content goes: an element of the document's structure, or decoration outside of it. */
export interface Holder {
  readonly add: (content: (() => void) | Element) => unknown;
}

/** How words are set. */
export interface Type {
  readonly size: number;
  readonly color?: string;
  /** In the face of headings. */
  readonly isHeading?: boolean;
  readonly isBold?: boolean;
}

/** Runs broken into lines no wider than `width`. */
export function setLines(doc: PDFKit.PDFDocument, runs: readonly Run[], type: Type, width: number): readonly Line[] {
  return breakLines(runs, width, (run) => measure(doc, run, type));
}

/** Width of a run in points. */
export function measure(doc: PDFKit.PDFDocument, run: Run, type: Type): number {
  setFace(doc, run, type);
  return doc.widthOfString(run.text);
}

function setFace(doc: PDFKit.PDFDocument, run: Run, { size, isHeading, isBold }: Type) {
  const bold = run.bold || isBold;
  const face = isHeading ? 'heading' : bold ? (run.italic ? 'boldItalic' : 'bold') : run.italic ? 'italic' : 'text';
  doc.font(fonts[face]).fontSize(run.raised ? size * 0.66 : size);
}

/**
 * Draws one line as content of an element of the document's structure, with its links. `isLast` says that the paragraph
 * ends here: other lines end in a space, so that readers do not join two words.
 */
export function drawLine(
  doc: PDFKit.PDFDocument,
  line: Line,
  element: Holder,
  type: Type,
  { x, y, isLast }: { readonly x: number; readonly y: number; readonly isLast: boolean },
) {
  let at = x;
  for (const [index, fragment] of line.entries()) {
    const closing = !isLast && index === line.length - 1 && !fragment.isBroken ? ' ' : '';
    drawFragment(doc, { ...fragment, text: fragment.text + closing }, element, type, { x: at, y });
    at += fragment.width;
  }
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
