/** The words of a drawing in site/figures: `alt` is read to those who cannot see it, `caption` says what to see in it. */
export interface FigureRecord {
  readonly caption: string;
  readonly alt: string;
}

/** Every drawing by the name of its file. A guide shows one with `<Figure name="..." />`. */
export const figures: Readonly<Record<string, FigureRecord>> = {};
