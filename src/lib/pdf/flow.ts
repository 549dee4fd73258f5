import { contentsPieces } from './contents.ts';
import { drawBoxes } from './draw-pages.ts';
import { fieldsPiece, letterheadPiece } from './fill-in.ts';
import type { Column, LayoutContext, Piece } from './layout.ts';
import { paginate } from './paginate.ts';
import { photoPieces } from './photos.ts';
import type { Columns, Figure, Heading, List, Note, Paragraph, PrintBlock, Run } from './print-block.ts';
import { StripWriter } from './strip-writer.ts';
import { tablePieces } from './table.ts';
import { drawLine, setLines, type Type } from './text.ts';
import { headLeading, ink, leading, notePad, sizes, toneInk } from './theme.ts';

/** Maximum height of a figure, in points. */
const tallest = 285;
/** Minimum scale of a figure to stay on its page. */
const shrinksTo = 0.66;
/** Between two columns, in points. */
const columnGap = 20;

/** A figure as wide as the text and at most `tallest` high. Throws when the document has no `drawing` function. */
function figurePiece(
  { doc, drawing, scale }: LayoutContext,
  strips: StripWriter,
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

type Element = PDFKit.PDFStructureElement;

/** Lays out blocks as pieces, in order. Structure elements are created here and filled when drawn. */
export class Flow {
  private readonly strips: StripWriter;
  private readonly setting: LayoutContext;
  private readonly headings: readonly Heading[];
  /** The previous piece was a label. */
  private isLabelled = false;

  constructor(setting: LayoutContext, column: Column, blocks: readonly PrintBlock[], root: Element) {
    this.setting = setting;
    this.strips = new StripWriter(column);
    this.headings = blocks.filter((block) => block.kind === 'heading');
    this.blocks(blocks, root);
  }

  get pieces(): readonly Piece[] {
    return this.strips.pieces;
  }

  private blocks(blocks: readonly PrintBlock[], parent: Element) {
    for (const [index, block] of blocks.entries()) {
      this.block(block, parent);
      // A paragraph before a list stays with its first item.
      if (block.kind === 'paragraph' && blocks[index + 1]?.kind === 'list')
        this.strips.keepFrom(this.strips.pieces.length - 1);
    }
  }

  private block(block: PrintBlock, parent: Element) {
    switch (block.kind) {
      case 'heading':
        return this.heading(block, parent);
      case 'paragraph':
        return this.paragraph(block, parent);
      case 'list':
        return this.list(block, parent);
      case 'table':
        return this.add(tablePieces(this.setting, this.strips.column, block, parent), sizes.table);
      case 'note':
        return this.note(block, parent);
      case 'figure':
        return this.figure(block, parent);
      case 'photos':
        return this.add(photoPieces(this.setting, this.strips.column, block, parent), sizes.plain);
      case 'letterhead':
        return this.add([letterheadPiece(this.setting, this.strips.column, block, parent)], sizes.plain);
      case 'fields':
        return this.add([fieldsPiece(this.setting, this.strips.column, block, parent)], sizes.plain);
      case 'columns':
        return this.columns(block, parent);
      case 'contents':
        return this.add(contentsPieces(this.setting, this.strips.column, block, this.headings, parent), sizes[2]);
    }
  }

  private heading({ level, runs, id }: Heading, parent: Element) {
    const size = sizes[level] * this.setting.scale;
    const { box } = this.strips;
    const color = box && level > 2 ? toneInk[box.tone].strong : ink.text;
    if (level > 1 && !this.isLabelled) this.strips.space(size * 0.85);
    const pieces = this.lines(runs, { size, isHeading: true, color }, `H${level}`, parent, headLeading);
    const title = runs.map(({ text }) => text).join('');
    this.add(
      pieces.map((piece, index) => ({
        ...piece,
        keepsNext: true,
        ...(id && index === 0 ? { id, ...((level === 2 || level === 3) && { bookmark: { title, level } }) } : {}),
      })),
      size * 0.35,
    );
  }

  private paragraph({ runs, look, tone }: Paragraph, parent: Element, id?: string) {
    const { scale } = this.setting;
    const size = sizes[look] * scale;
    const color = tone ? toneInk[tone].strong : look === 'quiet' || look === 'when' ? ink.quiet : ink.text;
    const isLabel = look === 'title' || look === 'when';
    // On a crowded page space gives way before type.
    const pieces = this.lines(
      runs,
      { size, color, isBold: isLabel },
      'P',
      parent,
      isLabel ? headLeading : Math.max(leading * scale, 1.28),
    );
    // A source is not split across pages.
    const isWhole = look === 'quiet';
    this.add(
      pieces.map((piece, index) => ({
        ...piece,
        keepsNext: isLabel || piece.keepsNext || (isWhole && index < pieces.length - 1),
        ...(id && index === 0 ? { id } : {}),
      })),
      size * (isLabel ? 0.3 : 0.55) * scale ** 3,
    );
    this.isLabelled = isLabel;
  }

  /** Avoids widows and orphans. */
  private lines(runs: readonly Run[], type: Type, tag: string, parent: Element, lead: number): readonly Piece[] {
    const { doc } = this.setting;
    const element = doc.struct(tag);
    parent.add(element);
    const { left, width } = this.strips.column;
    const lines = setLines(this.setting, runs, type, width);
    const last = lines.length - 1;
    return lines.map((line, index) =>
      this.strips.piece(type.size * lead, index < last && (index === 0 || index === last - 1), (y) =>
        drawLine(this.setting, line, element, type, { x: left, y, isLast: index === last }),
      ),
    );
  }

  private list({ mark, items }: List, parent: Element) {
    const { doc, scale } = this.setting;
    const list = doc.struct('L');
    parent.add(list);
    const indent = (mark === 'number' ? (items.length > 99 ? 27 : 21) : 16) * scale;
    for (const [index, { blocks, id }] of items.entries()) {
      const item = doc.struct('LI');
      list.add(item);
      const label = doc.struct('Lbl');
      item.add(label);
      const body = doc.struct('LBody');
      item.add(body);
      const from = this.strips.pieces.length;
      const { left } = this.strips.column;
      this.strips.inset(indent, () => this.blocks(blocks, body));
      const text = { bullet: '•', number: `${index + 1}.`, box: '☐' }[mark];
      this.label(from, { text, left, label, ...(id ? { id } : {}) });
      // The first and the last item are not alone on a page.
      if (index < items.length - 1 && (index === 0 || index === items.length - 2)) this.strips.keepFrom(from);
    }
    this.strips.space(sizes.plain * 0.55 * scale);
  }

  /** Draws the marker of an item beside its first line. */
  private label(
    at: number,
    {
      text,
      left,
      label,
      id,
    }: { readonly text: string; readonly left: number; readonly label: Element; readonly id?: string },
  ) {
    const first = this.strips.pieces[at];
    if (!first) return;
    const { scale } = this.setting;
    const type = { size: (first.height < sizes.quiet * leading * scale + 0.1 ? sizes.quiet : sizes.plain) * scale };
    const draw: Piece['draw'] = (y, height) => {
      drawLine(this.setting, [{ text, width: 0 }], label, type, { x: left, y, isLast: true });
      first.draw(y, height);
    };
    this.strips.pieces[at] = { ...first, draw, ...(id ? { id } : {}) };
  }

  private note({ tone, name, isFilled, blocks }: Note, parent: Element) {
    const { doc, scale } = this.setting;
    const part = doc.struct('Sect', { title: name });
    parent.add(part);
    this.strips.space(sizes.plain * 0.5 * scale);
    const room = { pad: notePad * scale, below: sizes.plain * 0.75 * scale };
    this.strips.inBox({ tone, isFilled }, room, () => this.blocks(blocks, part));
  }

  /** One piece, never split: its columns are laid out like pages without an end. */
  private columns({ left, right, share }: Columns, parent: Element) {
    const { left: start, width } = this.strips.column;
    const wide = (width - columnGap) * share;
    const sides = [
      { blocks: left, column: { left: start, width: wide } },
      { blocks: right, column: { left: start + wide + columnGap, width: width - columnGap - wide } },
    ];
    const placed = sides.flatMap(({ blocks, column }) =>
      paginate(new Flow(this.setting, column, blocks, parent).pieces, {
        top: 0,
        bottom: Number.POSITIVE_INFINITY,
      }).flat(),
    );
    const height = Math.max(...placed.map((piece) => piece.y + piece.height));
    const draw = (y: number) => {
      const moved = placed.map((piece) => ({ ...piece, y: y + piece.y }));
      drawBoxes(this.setting.doc, moved);
      for (const piece of moved) piece.piece.draw(piece.y, piece.height);
    };
    this.strips.space(sizes.plain * 2 * this.setting.scale);
    this.add([this.strips.piece(height, false, draw)], notePad);
  }

  private figure(block: Figure, parent: Element) {
    const { doc, scale } = this.setting;
    const holder = doc.struct('Sect');
    parent.add(holder);
    this.strips.space(6);
    this.add([figurePiece(this.setting, this.strips, block, holder)], 5);
    const type = { size: sizes.quiet * scale, color: ink.quiet };
    this.add(this.lines(block.caption, type, 'Caption', holder, leading), 10 * scale);
  }

  /** Adds pieces after which no label is open. */
  private add(pieces: readonly Piece[], after: number) {
    this.strips.add(pieces, after);
    this.isLabelled = false;
  }
}
