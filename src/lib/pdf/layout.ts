import type { Tone } from '../content-renderer/ast/blocks.ts';
import type { Document } from './make-pdf.ts';

export interface LayoutContext {
  readonly doc: PDFKit.PDFDocument;
  readonly drawing: Document['drawing'];
  readonly pen: Document['pen'];
  /** Scale of text and spacing; below 1 for a document that must fit on one page. */
  readonly scale: number;
  /** Page number of a link target, from 1. Known after pagination. */
  readonly pageOf: (id: string) => number;
}

/** A text column, in points. */
export interface Column {
  readonly left: number;
  readonly width: number;
}

/** A note around pieces. Its background and bar are drawn on every page it spans. */
export interface Box {
  readonly tone: Tone;
  readonly isFilled: boolean;
  readonly left: number;
  readonly width: number;
  /** Space between its edge and its text. */
  readonly pad: number;
}

/** An unbreakable part of a document: a line, a table row, a figure. Heights are in points. */
export interface Piece {
  readonly height: number;
  /** Space above, dropped at the top of a page. */
  readonly before: number;
  readonly keepsNext: boolean;
  /** Minimum height, to stay on its page. */
  readonly least?: number;
  /** Notes around it, outermost first. */
  readonly boxes: readonly Box[];
  /** Table header, repeated when the piece is the first of a page. */
  readonly head?: Strip;
  /** Link target. */
  readonly id?: string;
  readonly bookmark?: { readonly title: string; readonly level: 2 | 3 };
  /** Loads data right before the page is drawn. */
  readonly load?: () => Promise<void>;
  readonly draw: Draw;
}

/** Draws with the top at `y` points from the top of the page. */
export type Draw = (y: number, height: number) => void;

export interface Strip {
  readonly height: number;
  readonly draw: Draw;
}

export interface Placed {
  readonly piece: Piece;
  readonly y: number;
  readonly height: number;
  /** Top of the repeated table header. */
  readonly headY?: number;
}
