import type { Document } from './make-pdf.ts';

/** What laying out needs besides the blocks. */
export interface Setting {
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
