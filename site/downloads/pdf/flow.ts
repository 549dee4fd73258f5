import { drawPicture, viewBox } from '../drawing/draw-picture.ts';
import type { readRules } from '../drawing/drawing-style.ts';
import type { Figure, Heading, List, Note, Paragraph, PrintBlock, Run } from '../print/print-block.ts';
import { contentsPieces } from './contents.ts';
import type { Box, Piece } from './piece.ts';
import { headLeading, ink, leading, notePad, sizes, toneInk } from './style.ts';
import { tablePieces } from './table.ts';
import { drawLine, setLines, type Type } from './text.ts';

type Element = PDFKit.PDFStructureElement;

/** What laying out needs besides the blocks. */
export interface Setting {
  readonly doc: PDFKit.PDFDocument;
  readonly rules: ReturnType<typeof readRules>;
  /** Of all type and space; below 1 for a sheet that must stand on one page. */
  readonly scale: number;
  /** Page of a named place, from 1. Known once everything stands on its page. */
  readonly pageOf: (id: string) => number;
}

/** The column in which something is set. */
export interface Column {
  readonly left: number;
  readonly width: number;
}

/** Highest picture, in points. */
const tallest = 285;
/** A note that is not higher is never parted. */
const wholeNote = 190;

/** Turns blocks into strips of a page, in order. Elements of the document's structure are made here and filled when drawn. */
export class Flow {
  readonly pieces: Piece[] = [];
  readonly setting: Setting;
  private readonly headings: readonly Heading[];
  private column: Column;
  private boxes: readonly Box[] = [];
  private gap = 0;
  /** A label stands right above. */
  private isLabelled = false;

  constructor(setting: Setting, column: Column, blocks: readonly PrintBlock[], root: Element) {
    this.setting = setting;
    this.column = column;
    this.headings = blocks.filter((block) => block.kind === 'heading');
    this.blocks(blocks, root);
  }

  private blocks(blocks: readonly PrintBlock[], parent: Element) {
    for (const [index, block] of blocks.entries()) {
      this.block(block, parent);
      // Words that lead to a list stay with its first entry.
      if (block.kind === 'paragraph' && blocks[index + 1]?.kind === 'list') this.keepFrom(this.pieces.length - 1);
    }
  }

  /** Pieces from a place on stay with their next ones. */
  private keepFrom(from: number) {
    for (const [index, piece] of this.pieces.entries()) {
      if (index >= from) this.pieces[index] = { ...piece, keepsNext: true };
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
        return this.addAll(tablePieces(this.setting, this.column, block, parent), sizes.table);
      case 'note':
        return this.note(block, parent);
      case 'figure':
        return this.figure(block, parent);
      case 'contents':
        return this.addAll(contentsPieces(this.setting, this.column, block, this.headings, parent), sizes[2]);
    }
  }

  private heading({ level, runs, id }: Heading, parent: Element) {
    const size = sizes[level] * this.setting.scale;
    const [first] = this.boxes.slice(-1);
    const color = first && level > 2 ? toneInk[first.tone].strong : ink.text;
    if (level > 1 && !this.isLabelled) this.space(size * 0.85);
    const pieces = this.lines(runs, { size, isHeading: true, color }, `H${level}`, parent, headLeading);
    const title = runs.map(({ text }) => text).join('');
    this.addAll(
      pieces.map((piece, index) => ({
        ...piece,
        keepsNext: true,
        ...(id && index === 0 ? { id, ...((level === 2 || level === 3) && { bookmark: { title, level } }) } : {}),
      })),
      size * 0.35,
    );
  }

  private paragraph({ runs, look, tone }: Paragraph, parent: Element, id?: string) {
    const size = sizes[look] * this.setting.scale;
    const color = tone ? toneInk[tone].strong : look === 'quiet' || look === 'when' ? ink.quiet : ink.text;
    const isLabel = look === 'title' || look === 'when';
    const pieces = this.lines(runs, { size, color, isBold: isLabel }, 'P', parent, isLabel ? headLeading : leading);
    // A source and its address stay on one page.
    const isWhole = look === 'quiet';
    this.addAll(
      pieces.map((piece, index) => ({
        ...piece,
        keepsNext: isLabel || piece.keepsNext || (isWhole && index < pieces.length - 1),
        ...(id && index === 0 ? { id } : {}),
      })),
      size * (isLabel ? 0.3 : 0.55),
    );
    this.isLabelled = isLabel;
  }

  /** Neither the first nor the last line of a paragraph stands alone on a page. */
  private lines(runs: readonly Run[], type: Type, tag: string, parent: Element, lead: number): readonly Piece[] {
    const { doc } = this.setting;
    const element = doc.struct(tag);
    parent.add(element);
    const { left, width } = this.column;
    const lines = setLines(doc, runs, type, width);
    const last = lines.length - 1;
    return lines.map((line, index) =>
      this.piece(type.size * lead, index < last && (index === 0 || index === last - 1), (y) =>
        drawLine(doc, line, element, type, { x: left, y, isLast: index === last }),
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
      const from = this.pieces.length;
      const { left } = this.column;
      this.inset(indent, () => this.blocks(blocks, body));
      const text = { bullet: '•', number: `${index + 1}.`, box: '☐' }[mark];
      this.label(from, { text, left, label, ...(id ? { id } : {}) });
      // Neither the first entry nor the last stands alone on a page.
      if (index < items.length - 1 && (index === 0 || index === items.length - 2)) this.keepFrom(from);
    }
    this.space(sizes.plain * 0.55 * scale);
  }

  /** Draws the mark of an item beside the first line of it. */
  private label(
    at: number,
    {
      text,
      left,
      label,
      id,
    }: { readonly text: string; readonly left: number; readonly label: Element; readonly id?: string },
  ) {
    const first = this.pieces[at];
    if (!first) return;
    const { doc, scale } = this.setting;
    const type = { size: (first.height < sizes.quiet * leading * scale + 0.1 ? sizes.quiet : sizes.plain) * scale };
    const draw: Piece['draw'] = (y, height) => {
      drawLine(doc, [{ text, width: 0 }], label, type, { x: left, y, isLast: true });
      first.draw(y, height);
    };
    this.pieces[at] = { ...first, draw, ...(id ? { id } : {}) };
  }

  private note({ tone, name, isFilled, blocks }: Note, parent: Element) {
    const { doc, scale } = this.setting;
    const part = doc.struct('Sect', { title: name });
    parent.add(part);
    const pad = notePad * scale;
    this.space(sizes.plain * 0.5 * scale);
    this.gap += pad;
    const outer = this.boxes;
    const from = this.pieces.length;
    this.boxes = [...outer, { tone, isFilled, ...this.column }];
    this.inset(pad + 3, () => this.blocks(blocks, part), pad);
    this.boxes = outer;
    this.keepWhole(from);
    this.gap = pad + sizes.plain * 0.75 * scale;
  }

  private keepWhole(from: number) {
    const inside = this.pieces.slice(from);
    const height = inside.reduce((sum, piece) => sum + piece.before + piece.height, 0);
    if (height > wholeNote) return;
    const kept = inside.map((piece, index) => ({ ...piece, keepsNext: index < inside.length - 1 }));
    this.pieces.splice(from, inside.length, ...kept);
  }

  /** A picture is as wide as the text, at most `tallest` high, and shrinks by a third to stay on its page. */
  private figure({ picture, alt, caption }: Figure, parent: Element) {
    const { doc, rules, scale } = this.setting;
    const { left, width } = this.column;
    const box = viewBox(picture);
    const full = Math.min((width * box.height) / box.width, tallest) * scale;
    const element = (bbox: readonly number[]) => doc.struct('Figure', { alt, bbox, placement: 'Block' } as object);
    const holder = doc.struct('Sect');
    parent.add(holder);
    this.space(6);
    const piece = this.piece(full, true, (y, height) => {
      const wide = (height * box.width) / box.height;
      const figure = element([left, y, left + wide, y + height]);
      holder.add(figure);
      figure.add(() => drawPicture(doc, picture, { x: left, y, width: wide }, rules));
      figure.end();
    });
    this.addAll([{ ...piece, least: full * 0.66 }], 5);
    const type = { size: sizes.quiet * scale, color: ink.quiet };
    this.addAll(this.lines(caption, type, 'Caption', holder, leading), 10 * scale);
  }

  private piece(height: number, keepsNext: boolean, draw: Piece['draw']): Piece {
    return { height, before: 0, keepsNext, boxes: this.boxes, draw };
  }

  /** Adds pieces after the space that is due, and asks for space after them. */
  private addAll(pieces: readonly Piece[], after: number) {
    for (const [index, piece] of pieces.entries()) {
      this.pieces.push({ ...piece, before: index === 0 ? this.gap : piece.before, boxes: this.boxes });
    }
    this.gap = after;
    this.isLabelled = false;
  }

  /** Asks for at least so much space before the next piece. */
  private space(height: number) {
    this.gap = Math.max(this.gap, height);
  }

  private inset(by: number, fill: () => void, right = 0) {
    const outer = this.column;
    this.column = { left: outer.left + by, width: outer.width - by - right };
    fill();
    this.column = outer;
  }
}
