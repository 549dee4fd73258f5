import PDFDocument from 'pdfkit';
import { drawPages } from './draw-pages.ts';
import type { FallbackFont } from './fallback-fonts.ts';
import { Flow } from './flow.ts';
import type { Piece, Placed } from './layout.ts';
import type { Drawing, Figure, PrintBlock } from './print-block.ts';
import type { Face } from './text.ts';
import { paper } from './theme.ts';

/** What a document needs besides its blocks. */
export interface Document {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  /** BCP 47 tag of its language. */
  readonly language: string;
  /** At the foot of each page: who publishes it, and which page of how many it is. */
  readonly footer: (page: number, pages: number) => { readonly left: string; readonly right: string };
  /** ISO date of its content. It stands in the file, so that the same content always gives the same bytes. */
  readonly dated: string;
  readonly blocks: readonly PrintBlock[];
  /** Where each face lies, or its bytes: TrueType or OpenType. Only what is used of them comes into the file. */
  readonly fonts: Readonly<Record<Face, string | ArrayBuffer>>;
  /** Draws the figures of the site; left out where there are none. */
  readonly drawing?: (picture: Exclude<Figure['picture'], Drawing>) => Drawing;
  /** Draws characters that the fonts lack; left out where every text is ours and the fonts have all of it. */
  readonly pen?: FallbackFont;
  /** Shrink the type, to six tenths at most, until everything stands on one page. */
  readonly onePage?: boolean;
}

/** PDF/UA, the standard of accessible PDF. pdfkit knows it; its types do not yet. */
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

/** A document whose pieces have their places, and of which nothing is drawn yet: so many are tried until one fits. */
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
    // Otherwise it opens a font of its own, which browsers have not.
    font: null as unknown as string,
    info: { Title: title, Subject: subject, Author: author, CreationDate: day, ModDate: day },
  });
  for (const [face, source] of Object.entries(fonts)) {
    doc.registerFont(face, source);
    if (typeof source === 'string') shareWords(doc, face, source);
  }
  return doc;
}

/** A word as it was set: what comes of it on paper, and nothing of the font, which goes with its document. */
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

/** By the file of the font. Each keeps the first font that was opened of it, whose tables are read as they are needed. */
const setters = new Map<string, Setter>();

/**
 * Documents of a build say much the same, and setting a word takes as long as all the rest of it: each is set once for all of them,
 * by one font. pdfkit keeps the words of one document by itself, which its types do not show.
 */
function shareWords(doc: PDFKit.PDFDocument, face: string, source: string): void {
  const { _font: opened } = doc.font(face) as unknown as { _font: OpenedFont };
  const { font, scale } = opened;
  const { words, set } = setters.get(source) ?? {
    words: Object.create(null),
    set: opened.layoutRun.bind({ font, scale }),
  };
  setters.set(source, { words, set });
  opened.layoutCache = words;
  opened.layoutRun = (...asked) => withoutFont(set(...asked));
}

/** What pdfkit has of a font that it opened. */
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

/** The room of a page for text, in points from its top. */
interface Room {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Puts pieces on pages. Pieces that keep their next one stay on its page: a heading with its first lines, the first two lines
 * of a paragraph, a title with its note. Only what is higher than a page is parted.
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
