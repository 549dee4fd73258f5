/** Types for exifr's lite build, which ships none. */
declare module 'exifr/dist/lite.esm.mjs' {
  export function parse(
    bytes: ArrayBuffer,
    options: { readonly exif: readonly string[]; readonly gps: boolean; readonly reviveValues: boolean },
  ): Promise<Readonly<Record<string, unknown>> | undefined>;
}
