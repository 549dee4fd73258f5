import PDFDocument from 'pdfkit';
import type { Block, Row, Run, Tone } from './blocks.ts';
import { drawPicture, viewBox } from './draw-picture.ts';
import type { readRules } from './drawing-style.ts';
import { fonts } from './fonts.ts';
import { breakLines, type Fragment, type Line } from './lines.ts';

/** What a document needs besides its blocks. */
export interface Document {
  readonly title: string;
  readonly subject: string;
  /** Who publishes it, at the foot of each page: name, telephone, address. */
  readonly footer: string;
  /** ISO date of its content. It stands in the file, so that the same content always gives the same bytes. */
  readonly dated: string;
  readonly blocks: readonly Block[];
  readonly rules: ReturnType<typeof readRules>;
  /** Shrink the type, to six tenths at most, until everything stands on one page. */
  readonly onePage?: boolean;
}

const tallest = 330;
const page = { width: 612, height: 792, margin: 54, foot: 40 };
const ink = { text: '#14222b', quiet: '#48565e', rule: '#b9b2a2', link: '#0a5a66' };
const toneColor: Readonly<Record<Tone, string>> = {
  river: '#0a5a66',
  amber: '#a85a06',
  alarm: '#b3231a',
  go: '#2d6a3a',
};
const sizes = { 1: 24, 2: 15.5, 3: 12.5, 4: 11, text: 10.5, quiet: 9, table: 9.5 };
const leading = 1.38;

/** PDF/UA, the standard of accessible PDF. pdfkit knows it; its types do not yet. */
const universalAccess: object = { subset: 'PDF/UA' };

/** Lays a document out as a tagged PDF with real text. Throws when a one-page document does not fit. */
export async function makePdf(document: Document): Promise<{ readonly bytes: Uint8Array; readonly pages: number }> {
  for (let scale = 1; ; scale -= 0.03) {
    const made = await new Sheet(document, scale).make();
    if (!document.onePage || made.pages === 1) return made;
    if (scale < 0.6) throw new Error(`"${document.title}" does not fit on one page`);
  }
}

class Sheet {
  private readonly doc: PDFKit.PDFDocument;
  private readonly document: Document;
  private readonly scale: number;
  private readonly root: PDFKit.PDFStructureElement;
  private readonly bottom = page.height - page.foot - 24;
  private left: number;
  private width: number;
  private y: number;

  constructor(document: Document, scale: number) {
    const dated = new Date(`${document.dated}T12:00:00Z`);
    const margin = document.onePage ? page.margin * 0.75 : page.margin;
    this.document = document;
    this.scale = scale;
    this.doc = new PDFDocument({
      size: [page.width, page.height],
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      ...universalAccess,
      lang: 'en-US',
      displayTitle: true,
      bufferPages: true,
      info: {
        Title: document.title,
        Subject: document.subject,
        Author: document.footer,
        CreationDate: dated,
        ModDate: dated,
      },
    });
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
    this.left = margin;
    this.width = page.width - 2 * margin;
    this.y = margin;
  }

  async make() {
    const pieces: Uint8Array[] = [];
    this.doc.on('data', (piece: Uint8Array) => pieces.push(piece));
    const ended = new Promise((resolve) => this.doc.on('end', resolve));
    this.blocks(this.document.blocks, this.root);
    this.root.end();
    const pages = this.doc.bufferedPageRange().count;
    this.footers(pages);
    this.doc.end();
    await ended;
    return { bytes: new Uint8Array(Buffer.concat(pieces)), pages };
  }

  private blocks(blocks: readonly Block[], parent: PDFKit.PDFStructureElement) {
    for (const [index, block] of blocks.entries()) this.block(block, parent, blocks[index + 1]);
  }

  private block(block: Block, parent: PDFKit.PDFStructureElement, next: Block | undefined) {
    if (block.kind === 'heading') this.heading(block, parent, next);
    else if (block.kind === 'paragraph') this.paragraph(block, parent);
    else if (block.kind === 'list') this.list(block, parent);
    else if (block.kind === 'table') this.table(block.rows, parent);
    else if (block.kind === 'note') this.note(block, parent);
    else this.figure(block, parent);
  }

  private heading(
    { level, runs }: Extract<Block, { kind: 'heading' }>,
    parent: PDFKit.PDFStructureElement,
    next?: Block,
  ) {
    const size = sizes[level] * this.scale;
    const least = (next?.kind === 'heading' ? 110 : 60) * this.scale;
    const follows = next?.kind === 'figure' ? this.figureHeight(next) : least;
    this.space(level === 1 ? 0 : size * 0.75);
    const lines = this.lines(runs, size, true);
    this.keep(lines.length * size * 1.2 + follows);
    this.write(lines, parent, { tag: `H${level}`, size, height: size * 1.2, heading: true });
    this.space(size * 0.35);
  }

  private paragraph({ runs, quiet }: Extract<Block, { kind: 'paragraph' }>, parent: PDFKit.PDFStructureElement) {
    const size = (quiet ? sizes.quiet : sizes.text) * this.scale;
    this.write(this.lines(runs, size), parent, { tag: 'P', size, color: quiet ? ink.quiet : ink.text });
    this.space(size * 0.55);
  }

  private list({ mark, items }: Extract<Block, { kind: 'list' }>, parent: PDFKit.PDFStructureElement) {
    const list = this.child(parent, 'L');
    const indent = (mark === 'number' ? 20 : 16) * this.scale;
    for (const [index, blocks] of items.entries()) {
      const item = this.child(list, 'LI');
      this.keep(sizes.text * this.scale * leading * 2);
      this.mark(mark, index + 1, item);
      const body = this.child(item, 'LBody');
      this.inset(indent, () => this.blocks(blocks, body));
      body.end();
      item.end();
    }
    list.end();
    this.space(sizes.text * 0.2 * this.scale);
  }

  private mark(mark: 'bullet' | 'number' | 'box', number: number, item: PDFKit.PDFStructureElement) {
    const size = sizes.text * this.scale;
    const label = this.child(item, 'Lbl');
    const text = { bullet: '•', number: `${number}.`, box: '☐' }[mark];
    label.add(() => {
      this.style({ text }, size, ink.text);
      this.doc.text(text, this.left, this.y + size, { lineBreak: false, baseline: 'alphabetic' });
    });
    label.end();
  }

  private note({ tone, blocks }: Extract<Block, { kind: 'note' }>, parent: PDFKit.PDFStructureElement) {
    const part = this.child(parent, 'Sect');
    this.keep(70 * this.scale);
    const from = { y: this.y, page: this.doc.bufferedPageRange().count };
    this.inset(12 * this.scale, () => this.blocks(blocks, part));
    part.end();
    const top = this.doc.bufferedPageRange().count === from.page ? from.y : page.margin;
    this.artifact(() => this.doc.rect(this.left, top, 3, Math.max(this.y - top - 4, 8)).fill(toneColor[tone]));
    this.space(4 * this.scale);
  }

  private table(rows: readonly Row[], parent: PDFKit.PDFStructureElement) {
    const table = this.child(parent, 'Table');
    const size = sizes.table * this.scale;
    const widths = this.columns(rows, size);
    for (const [index, { head, cells }] of rows.entries()) {
      const lines = cells.map((runs, column) => this.lines(runs, size, false, (widths[column] ?? 0) - 8, head));
      const height = Math.max(...lines.map((cell) => cell.length)) * size * leading + 6;
      // The head never stands alone at the foot of a page, nor the last row alone at the top of the next.
      this.keep(head || index === rows.length - 2 ? height * 2 : height);
      const row = this.child(table, 'TR');
      let x = this.left;
      for (const [column, cell] of lines.entries()) {
        this.cell(cell, row, { tag: head ? 'TH' : 'TD', x, size });
        x += widths[column] ?? 0;
      }
      row.end();
      this.y += height;
      const weight = head ? 1 : 0.5;
      this.artifact(() => this.line(this.y - 2, weight, head ? ink.text : ink.rule));
    }
    table.end();
    this.space(size);
  }

  private cell(
    lines: readonly Line[],
    row: PDFKit.PDFStructureElement,
    at: { tag: 'TH' | 'TD'; x: number; size: number },
  ) {
    const cell = at.tag === 'TH' ? this.doc.struct('TH', { scope: 'Column' } as object) : this.doc.struct('TD');
    row.add(cell);
    const [left, y] = [this.left, this.y];
    this.left = at.x;
    this.write(lines, cell, { tag: 'P', size: at.size });
    [this.left, this.y] = [left, y];
    cell.end();
  }

  /** Widths in proportion to the text of each column, none under a seventh of the line. */
  private columns(rows: readonly Row[], size: number): readonly number[] {
    const count = Math.max(...rows.map(({ cells }) => cells.length));
    const least = this.width / 7;
    const wants = Array.from({ length: count }, (_, column) =>
      Math.sqrt(Math.max(...rows.map(({ cells }) => this.measureAll(cells[column] ?? [], size)), 1)),
    );
    const sum = wants.reduce((total, want) => total + want, 0);
    const free = Math.max(this.width - least * count, 0);
    const share = count > 6 ? this.width / count : least;
    return wants.map((want) => (count > 6 ? share : share + (free * want) / sum));
  }

  /** A picture is as wide as the text, at most `tallest` high, and shrinks by a third to stay on its page. */
  private figureSize({ picture }: Extract<Block, { kind: 'figure' }>, room: number) {
    const box = viewBox(picture);
    const wanted = Math.min((this.width * box.height) / box.width, tallest);
    const height = wanted > room && room > wanted * 0.66 ? room : wanted;
    return { height, width: (height * box.width) / box.height };
  }

  private figureHeight(figure: Extract<Block, { kind: 'figure' }>): number {
    return this.figureSize(figure, 0).height * 0.66 + 60;
  }

  private figure(figure: Extract<Block, { kind: 'figure' }>, parent: PDFKit.PDFStructureElement) {
    const { width, height } = this.figureSize(figure, this.bottom - this.y - 40);
    this.keep(height + 40);
    const [x, y] = [this.left, this.y];
    const element = this.doc.struct('Figure', {
      alt: figure.alt,
      bbox: [x, y, x + width, y + height],
      placement: 'Block',
    } as object);
    parent.add(element);
    element.add(() => drawPicture(this.doc, figure.picture, { x, y, width }, this.document.rules));
    element.end();
    this.y += height + 6;
    if (figure.caption.length > 0) {
      const size = sizes.quiet * this.scale;
      this.write(this.lines(figure.caption, size), parent, { tag: 'Caption', size, color: ink.quiet });
    }
    this.space(8);
  }

  private write(
    lines: readonly Line[],
    parent: PDFKit.PDFStructureElement,
    how: { tag: string; size: number; height?: number; color?: string; heading?: boolean },
  ) {
    const element = this.child(parent, how.tag);
    const height = how.height ?? how.size * leading;
    for (const [index, line] of lines.entries()) {
      // Neither the first nor the last line of a paragraph stands alone on a page.
      this.keep(lines.length > 2 && (index === 0 || index === lines.length - 2) ? height * 2 : height);
      let x = this.left;
      const isLast = index === lines.length - 1;
      for (const [at, fragment] of line.entries()) {
        const closing = !isLast && at === line.length - 1 ? ' ' : '';
        this.fragment({ ...fragment, text: fragment.text + closing }, element, x, how);
        x += fragment.width;
      }
      this.y += height;
    }
    element.end();
  }

  private fragment(
    fragment: Fragment,
    element: PDFKit.PDFStructureElement,
    x: number,
    how: { size: number; color?: string; heading?: boolean },
  ) {
    const y = this.y + how.size - (fragment.raised ? how.size * 0.32 : 0);
    const draw = () => {
      this.style(fragment, how.size, fragment.href ? ink.link : (how.color ?? ink.text), how.heading);
      const { href, text } = fragment;
      this.doc.text(text, x, y, { lineBreak: false, baseline: 'alphabetic', ...(href ? { link: href } : {}) });
    };
    if (!fragment.href) {
      element.add(draw);
      return;
    }
    const link = this.child(element, 'Link');
    link.add(draw);
    link.end();
  }

  private lines(
    runs: readonly Run[],
    size: number,
    heading = false,
    width = this.width,
    bold = false,
  ): readonly Line[] {
    const styled = bold ? runs.map((run) => ({ ...run, bold: true })) : runs;
    return breakLines(styled, width, (run) => this.measure(run, size, heading));
  }

  private measure(run: Run, size: number, heading = false): number {
    this.style(run, size, ink.text, heading);
    return this.doc.widthOfString(run.text);
  }

  private measureAll(runs: readonly Run[], size: number): number {
    return runs.reduce((sum, run) => sum + this.measure(run, size), 0);
  }

  private style(run: Run, size: number, color: string, heading = false) {
    const face = heading ? 'heading' : run.bold ? (run.italic ? 'boldItalic' : 'bold') : run.italic ? 'italic' : 'text';
    this.doc
      .font(fonts[face])
      .fontSize(run.raised ? size * 0.66 : size)
      .fillColor(color);
  }

  private child(parent: PDFKit.PDFStructureElement, tag: string): PDFKit.PDFStructureElement {
    const element = this.doc.struct(tag);
    parent.add(element);
    return element;
  }

  private inset(by: number, draw: () => void) {
    this.left += by;
    this.width -= by;
    draw();
    this.left -= by;
    this.width += by;
  }

  private space(height: number) {
    this.y += height;
  }

  /** Starts a page when less than `height` is left on this one. */
  private keep(height: number) {
    const top = this.document.onePage ? page.margin * 0.75 : page.margin;
    if (this.y + height <= this.bottom || this.y <= top) return;
    this.doc.addPage();
    this.y = top;
  }

  private line(y: number, weight: number, color: string) {
    this.doc
      .moveTo(this.left, y)
      .lineTo(this.left + this.width, y)
      .lineWidth(weight)
      .stroke(color);
  }

  private artifact(draw: () => void) {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  private footers(pages: number) {
    const margin = this.left;
    for (let index = 0; index < pages; index++) {
      this.doc.switchToPage(index);
      this.doc.markContent('Artifact', { type: 'Pagination' });
      const y = page.height - page.foot;
      this.doc
        .moveTo(margin, y - 12)
        .lineTo(page.width - margin, y - 12)
        .lineWidth(0.5)
        .stroke(ink.rule);
      this.doc.font(fonts.text).fontSize(8).fillColor(ink.quiet);
      this.doc.text(this.document.footer, margin, y, { lineBreak: false, baseline: 'alphabetic' });
      const count = `${index + 1} / ${pages}`;
      const width = this.doc.widthOfString(count);
      this.doc.text(count, page.width - margin - width, y, { lineBreak: false, baseline: 'alphabetic' });
      this.doc.endMarkedContent();
    }
  }
}
