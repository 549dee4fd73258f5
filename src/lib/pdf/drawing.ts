/** A picture of lines and texts, in units of its own. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Draws it with its top left corner at a place, `width` points wide. */
  readonly draw: (
    doc: PDFKit.PDFDocument,
    place: { readonly x: number; readonly y: number; readonly width: number },
  ) => void;
}
