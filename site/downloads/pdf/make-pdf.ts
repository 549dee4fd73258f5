import PDFDocument from 'pdfkit';
import type { readRules } from '../drawing/drawing-style.ts';
import type { PrintBlock } from '../print/print-block.ts';
import { drawPages } from './draw-pages.ts';
import { Flow } from './flow.ts';
import { paginate } from './paginate.ts';
import { paper } from './style.ts';

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
  readonly rules: ReturnType<typeof readRules>;
  /** Shrink the type, to six tenths at most, until everything stands on one page. */
  readonly onePage?: boolean;
}

/** PDF/UA, the standard of accessible PDF. pdfkit knows it; its types do not yet. */
const universalAccess: object = { subset: 'PDF/UA' };

/** Lays a document out as a tagged PDF with real text. Throws when a one-page document does not fit. */
export async function makePdf(document: Document): Promise<{ readonly bytes: Uint8Array; readonly pages: number }> {
  for (let scale = 1; ; scale -= 0.03) {
    const made = await makeAt(document, scale);
    if (!document.onePage || made.pages === 1) return made;
    if (scale < 0.6) throw new Error(`"${document.title}" does not fit on one page`);
  }
}

async function makeAt(document: Document, scale: number) {
  const doc = newDocument(document);
  const pieces: Uint8Array[] = [];
  doc.on('data', (piece: Uint8Array) => pieces.push(piece));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  const root = doc.struct('Document');
  doc.addStructure(root);
  const margin = document.onePage ? paper.margin * 0.75 : paper.margin;
  const column = { left: margin, width: paper.width - 2 * margin };
  const pageOfId = new Map<string, number>();
  const setting = { doc, rules: document.rules, scale, pageOf: (id: string) => pageOfId.get(id) ?? 0 };
  const flow = new Flow(setting, column, document.blocks, root);
  const pages = paginate(flow.pieces, { top: margin, bottom: paper.height - paper.foot - 24 });
  for (const [index, page] of pages.entries()) {
    for (const { piece } of page) if (piece.id) pageOfId.set(piece.id, index + 1);
  }
  drawPages(doc, pages, column, document.footer);
  root.end();
  doc.end();
  await ended;
  return { bytes: new Uint8Array(Buffer.concat(pieces)), pages: pages.length };
}

function newDocument({ title, subject, author, language, dated }: Document): PDFKit.PDFDocument {
  const day = new Date(`${dated}T12:00:00Z`);
  return new PDFDocument({
    size: [paper.width, paper.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    ...universalAccess,
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: title, Subject: subject, Author: author, CreationDate: day, ModDate: day },
  });
}
