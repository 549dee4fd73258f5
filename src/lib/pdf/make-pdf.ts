import PDFDocument from 'pdfkit';
import { drawPages } from './draw-pages.ts';
import type { FallbackFont } from './fallback-fonts.ts';
import { Flow } from './flow.ts';
import type { Piece, Placed } from './layout.ts';
import type { Drawing, Figure, PrintBlock } from './print-block.ts';
import type { Face } from './text.ts';
import { paper } from './theme.ts';

/** A document with its metadata. */
export interface Document {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  /** BCP 47 tag of its language. */
  readonly language: string;
  /** Footer text: the publisher, and the page number. */
  readonly footer: (page: number, pages: number) => { readonly left: string; readonly right: string };
  /** ISO date of its content, used as file date, so that the same content gives the same bytes. */
  readonly dated: string;
  readonly blocks: readonly PrintBlock[];
  /** Path or bytes of each font (TrueType or OpenType). Only used glyphs are embedded. */
  readonly fonts: Readonly<Record<Face, string | ArrayBuffer>>;
  /** Converts figures of the site; omitted when there are none. */
  readonly drawing?: (picture: Exclude<Figure['picture'], Drawing>) => Drawing;
  /** Draws characters that the fonts lack; omitted when all text is ours. */
  readonly pen?: FallbackFont;
  /** Shrink the text, to 0.6 at least, until it fits on one page. */
  readonly onePage?: boolean;
}

/** PDF/UA (accessible PDF). Missing in pdfkit's types. */
const universalAccess: object = { subset: 'PDF/UA' };

/** Lays a document out as a tagged PDF with real text. Throws when a one-page document does not fit. */
export async function makePdf(document: Document): Promise<{ readonly bytes: Uint8Array; readonly pages: number }> {
  const pieces: Uint8Array[] = [];
  const pages = await writePdf(document, async (piece) => void pieces.push(piece));
  return { bytes: joined(pieces), pages };
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/**
 * Writes a document page by page, so that its photos are never in memory together. Rejects where a write rejects, and when a
 * one-page document does not fit.
 * @returns how many pages there are
 */
export async function writePdf(document: Document, write: (piece: Uint8Array) => Promise<void>): Promise<number> {
  const { doc, root, pages, column } = laidOut(document);
  const waiting: Uint8Array[] = [];
  doc.on('data', (piece: Uint8Array) => waiting.push(piece));
  const flush = async () => {
    for (const piece of waiting.splice(0)) await write(piece);
  };
  const ended = new Promise((resolve) => doc.on('end', resolve));
  await document.pen?.ready();
  await drawPages(doc, pages, column, document.footer, flush);
  root.end();
  doc.end();
  await ended;
  await flush();
  return pages.length;
}

/** Lays out the document, with a smaller scale until a one-page document fits. */
function laidOut(document: Document) {
  for (let scale = 1; ; scale -= 0.03) {
    const made = layOut(document, scale);
    if (!document.onePage || made.pages.length === 1) return made;
    if (scale < 0.6) throw new Error(`"${document.title}" does not fit on one page`);
  }
}

function layOut(document: Document, scale: number) {
  const doc = newDocument(document);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const margin = document.onePage ? paper.margin * 0.75 : paper.margin;
  const column = { left: margin, width: paper.width - 2 * margin };
  const pageOfId = new Map<string, number>();
  const { drawing, pen } = document;
  const setting = { doc, drawing, pen, scale, pageOf: (id: string) => pageOfId.get(id) ?? 0 };
  const flow = new Flow(setting, column, document.blocks, root);
  const pages = paginate(flow.pieces, { top: margin, bottom: paper.height - paper.foot - 24 });
  for (const [index, page] of pages.entries()) {
    for (const { piece } of page) if (piece.id) pageOfId.set(piece.id, index + 1);
  }
  return { doc, root, pages, column };
}

function newDocument({ title, subject, author, language, dated, fonts }: Document): PDFKit.PDFDocument {
  const day = new Date(`${dated}T12:00:00Z`);
  const doc = new PDFDocument({
    size: [paper.width, paper.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    ...universalAccess,
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    // Otherwise pdfkit opens its default font, which browsers lack.
    font: null as unknown as string,
    info: { Title: title, Subject: subject, Author: author, CreationDate: day, ModDate: day },
  });
  registerFonts(doc, fonts);
  return doc;
}

/** Opens each font once. Faces may share one: pdfkit alone would read its file again at every change of face. */
function registerFonts(doc: PDFKit.PDFDocument, fonts: Document['fonts']): void {
  const { _fontFamilies: byFace } = doc as unknown as { _fontFamilies: Record<string, OpenedFont> };
  const opened = new Map<string | ArrayBuffer, OpenedFont>();
  for (const [face, source] of Object.entries(fonts)) {
    doc.registerFont(face, source);
    const known = opened.get(source);
    if (known) byFace[face] = known;
    const { _font: font } = doc.font(face) as unknown as { _font: OpenedFont };
    opened.set(source, font);
    if (typeof source === 'string' && !known) shareWords(font, source);
  }
}

/** The cached layout of a word, without its font object. */
interface SetWord {
  readonly positions: readonly object[];
  readonly advanceWidth: number;
  readonly glyphs: readonly {
    readonly id: number;
    readonly advanceWidth: number;
    readonly codePoints: readonly number[];
  }[];
}
type SetMessages = Record<string, SetWord>;

interface Setter {
  readonly words: SetMessages;
  readonly set: OpenedFont['layoutRun'];
}

/** Word layouts by font file, computed by the first font that was opened. */
const setters = new Map<string, Setter>();

/**
 * Shares word layouts between the documents of a build: layout is half of the work, and documents share most words.
 * pdfkit itself caches them per document, in fields that its types do not show.
 */
function shareWords(opened: OpenedFont, source: string): void {
  const { font, scale } = opened;
  const { words, set } = setters.get(source) ?? {
    words: Object.create(null),
    set: opened.layoutRun.bind({ font, scale }),
  };
  setters.set(source, { words, set });
  opened.layoutCache = words;
  opened.layoutRun = (...asked) => withoutFont(set(...asked));
}

/** An opened font of pdfkit. */
interface OpenedFont {
  readonly font: object;
  readonly scale: number;
  layoutCache: SetMessages;
  layoutRun(text: string, features?: object): SetWord;
}

function withoutFont({ positions, advanceWidth, glyphs }: SetWord): SetWord {
  const kept = glyphs.map(({ id, advanceWidth, codePoints }) => ({ id, advanceWidth, codePoints }));
  return { positions, advanceWidth, glyphs: kept };
}

/** Text area of a page, in points from its top. */
interface Room {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Distributes pieces to pages. Pieces with `keepsNext` stay with the next: a heading with its first lines, the first two lines
 * of a paragraph, a title with its note. Only chunks higher than a page are split.
 */
export function paginate(pieces: readonly Piece[], room: Room): readonly (readonly Placed[])[] {
  const pages: Placed[][] = [[]];
  let y = room.top;
  const place = (piece: Piece, height: number) => {
    const page = pages.at(-1) ?? [];
    const isFirst = page.length === 0;
    const headY = isFirst && piece.head ? { headY: y } : {};
    y += isFirst ? (piece.head?.height ?? 0) : piece.before;
    page.push({ piece, y, height, ...headY });
    y += height;
  };
  const turn = () => {
    pages.push([]);
    y = room.top;
  };
  for (const chunk of chunksOf(pieces)) {
    const isFirst = () => pages.at(-1)?.length === 0;
    const surplus = () => y + heightOf(chunk, isFirst()) - room.bottom;
    const spare = chunk.reduce((sum, { height, least = height }) => sum + height - least, 0);
    if (surplus() > spare && !isFirst()) turn();
    let shrink = Math.min(Math.max(surplus(), 0), spare);
    for (const piece of chunk) {
      const less = Math.min(shrink, piece.height - (piece.least ?? piece.height));
      shrink -= less;
      const height = piece.height - less;
      if (y + (isFirst() ? 0 : piece.before) + height > room.bottom && !isFirst()) turn();
      place(piece, height);
    }
  }
  return pages;
}

/** Runs of pieces that stay together. */
function chunksOf(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const chunks: Piece[][] = [];
  let isOpen = false;
  for (const piece of pieces) {
    if (isOpen) chunks.at(-1)?.push(piece);
    else chunks.push([piece]);
    isOpen = piece.keepsNext;
  }
  return chunks;
}

function heightOf(chunk: readonly Piece[], isFirst: boolean): number {
  const [first] = chunk;
  const all = chunk.reduce((sum, { before, height }) => sum + before + height, 0);
  return isFirst && first ? all - first.before + (first.head?.height ?? 0) : all;
}
