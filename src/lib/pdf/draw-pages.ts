import type { Box, Column, Placed } from './layout.ts';
import type { Document } from './make-pdf.ts';
import { ink, paper, toneInk } from './theme.ts';

type Outline = PDFKit.PDFOutline;

/** Draws every page: note backgrounds, pieces, bookmarks, link targets, footer. Awaits `drawn` after each page. */
export async function drawPages(
  doc: PDFKit.PDFDocument,
  pages: readonly (readonly Placed[])[],
  column: Column,
  footer: Document['footer'],
  drawn: () => Promise<void>,
): Promise<void> {
  let chapter: Outline | undefined;
  for (const [index, page] of pages.entries()) {
    for (const { piece } of page) await piece.load?.();
    doc.addPage();
    drawBoxes(doc, page);
    for (const placed of page) {
      chapter = mark(doc, placed, chapter);
      if (placed.headY !== undefined) placed.piece.head?.draw(placed.headY, 0);
      placed.piece.draw(placed.y, placed.height);
    }
    drawFooter(doc, column, footer(index + 1, pages.length));
    await drawn();
  }
}

/** Draws the backgrounds of the notes around pieces. */
export function drawBoxes(doc: PDFKit.PDFDocument, page: readonly Placed[]): void {
  for (const [box, place] of boxesOf(page)) drawBox(doc, box, place);
}

/** Vertical extent of each note on a page. */
function boxesOf(page: readonly Placed[]): ReadonlyMap<Box, { readonly top: number; readonly bottom: number }> {
  const places = new Map<Box, { readonly top: number; readonly bottom: number }>();
  for (const { piece, y, height, headY = y } of page) {
    for (const box of piece.boxes) places.set(box, { top: places.get(box)?.top ?? headY, bottom: y + height });
  }
  return places;
}

function drawBox(
  doc: PDFKit.PDFDocument,
  { tone, isFilled, left, width, pad }: Box,
  { top, bottom }: { readonly top: number; readonly bottom: number },
) {
  const [y, height] = [top - pad + 1, bottom - top + 2 * pad - 4];
  const { strong, tint } = toneInk[tone];
  doc.markContent('Artifact', { type: 'Layout' });
  if (isFilled) doc.rect(left, y, width, height).fill(tint);
  doc.rect(left, y, 3, height).fill(strong);
  doc.endMarkedContent();
}

/** Adds the link target and the bookmark of a piece. Returns the chapter for later headings. */
function mark(doc: PDFKit.PDFDocument, { piece: { id, bookmark }, y }: Placed, chapter?: Outline): Outline | undefined {
  const top = Math.max(y - 12, 0);
  if (id) doc.addNamedDestination(id, 'XYZ', 0, top, 0);
  if (!bookmark) return chapter;
  // The left edge of the page: pdfkit counts it from the right.
  const options = { top, left: paper.width } as object;
  const { outline } = doc;
  if (bookmark.level === 2) return outline.addItem(bookmark.title, options);
  (chapter ?? outline).addItem(bookmark.title, options);
  return chapter;
}

function drawFooter(
  doc: PDFKit.PDFDocument,
  { left, width }: Column,
  words: { readonly left: string; readonly right: string },
) {
  doc.markContent('Artifact', { type: 'Pagination' });
  const y = paper.height - paper.foot;
  const right = left + width;
  doc
    .moveTo(left, y - 12)
    .lineTo(right, y - 12)
    .lineWidth(0.5)
    .stroke(ink.rule);
  doc.font('text').fontSize(8).fillColor(ink.quiet);
  const wide = doc.widthOfString(words.right);
  doc.text(words.right, right - wide, y, { lineBreak: false, baseline: 'alphabetic' });
  doc.fontSize(Math.min(8, (8 * (width - wide - 12)) / doc.widthOfString(words.left)));
  doc.text(words.left, left, y, { lineBreak: false, baseline: 'alphabetic' });
  doc.endMarkedContent();
}
