/** The library has no types. */
declare module 'subset-font' {
  export interface Cut {
    readonly targetFormat: 'woff2' | 'truetype';
    /** A number pins an axis, a range limits it. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  }
  export default function subsetFont(font: Buffer, signs: string, options: Cut): Promise<Buffer>;
}
