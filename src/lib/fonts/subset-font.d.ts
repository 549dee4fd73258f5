/** The library brings no types of its own. */
declare module 'subset-font' {
  export interface Cut {
    readonly targetFormat: 'woff2' | 'truetype';
    /** One value pins an axis, a span keeps that part of it. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  }
  export default function subsetFont(font: Buffer, signs: string, options: Cut): Promise<Buffer>;
}
