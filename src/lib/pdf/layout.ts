import type { Tone } from '../content-renderer/ast/blocks.ts';
import type { Document } from './make-pdf.ts';

/** What laying out needs besides the blocks. */
export interface LayoutContext {
  readonly doc: PDFKit.PDFDocument;
  readonly drawing: Document['drawing'];
  readonly pen: Document['pen'];
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

/** A note around pieces. Its tint and bar are drawn on every page that it reaches. */
export interface Box {
  readonly tone: Tone;
  readonly isFilled: boolean;
  readonly left: number;
  readonly width: number;
}

/** A strip of a document that no page parts: a line, a row of a table, a picture. Heights are in points. */
export interface Piece {
  readonly height: number;
  /** Empty space above. None of it is kept at the top of a page. */
  readonly before: number;
  /** Stands on the same page as the next piece. */
  readonly keepsNext: boolean;
  /** Height that it may shrink to, rather than leave its page. */
  readonly least?: number;
  /** Notes around it, outermost first. */
  readonly boxes: readonly Box[];
  /** Drawn again at the top of a page on which the piece is the first. */
  readonly head?: Strip;
  /** Name of the place, for links. */
  readonly id?: string;
  /** Bookmark of a heading: its words and its level. */
  readonly bookmark?: { readonly title: string; readonly level: 2 | 3 };
  /** Fetches what is drawn, right before its page is. */
  readonly load?: () => Promise<void>;
  readonly draw: Draw;
}

/** Draws with the top at `y` points from the top of the page. */
export type Draw = (y: number, height: number) => void;

export interface Strip {
  readonly height: number;
  readonly draw: Draw;
}

/** A piece on its page. */
export interface Placed {
  readonly piece: Piece;
  readonly y: number;
  readonly height: number;
  /** Top of its head, when that is drawn again. */
  readonly headY?: number;
}
