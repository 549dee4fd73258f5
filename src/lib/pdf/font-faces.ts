import type { Document } from './make-pdf.ts';

/** Bytes of the two faces of papers that are made on a device. */
export interface TwoFaces {
  readonly text: string | ArrayBuffer;
  readonly bold: string | ArrayBuffer;
}

/** Every face of a document by two: what would lean stands upright, and headings are bold. */
export function facesOf({ text, bold }: TwoFaces): Document['fonts'] {
  return { text, bold, italic: text, boldItalic: bold, heading: bold };
}
