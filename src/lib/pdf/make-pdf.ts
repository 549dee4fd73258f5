import PDFDocument from 'pdfkit';
import { drawPages } from './draw-pages.ts';
import type { FallbackFont } from './fallback-fonts.ts';
import { Flow } from './flow.ts';
import { paginate } from './paginate.ts';
import type { Drawing, Figure, PrintBlock } from './print-block.ts';
import type { Face } from './text.ts';
import { paper } from './theme.ts';

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
  /** Shrink the text, down to `leastScale`, until it fits on one page. */
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

/** Body text of 8.2 points. */
const leastScale = 0.78;

/** Lays out the document, with a smaller scale until a one-page document fits. */
function laidOut(document: Document) {
  for (let scale = 1; ; scale -= 0.01) {
    const made = layOut(document, scale);
    if (!document.onePage || made.pages.length === 1) return made;
    if (scale < leastScale) throw new Error(`"${document.title}" does not fit on one page`);
  }
}

function layOut(document: Document, scale: number) {
  const doc = newDocument(document);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const margin = document.onePage ? paper.margin * 0.7 : paper.margin;
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

interface OpenedFont {
  readonly font: object;
  readonly scale: number;
  layoutCache: SetMessages;
  layoutRun(text: string, features?: object): SetWord;
}

function withoutFont({ positions, advanceWidth, glyphs }: SetWord): SetWord {
  const plain = glyphs.map(({ id, advanceWidth, codePoints }) => ({ id, advanceWidth, codePoints }));
  return { positions, advanceWidth, glyphs: plain };
}
