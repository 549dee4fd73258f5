/** The library describes its full build only; the lite one has the same function for fewer kinds of files. */
declare module 'exifr/dist/lite.esm.mjs' {
  export function parse(
    bytes: ArrayBuffer,
    options: { readonly exif: readonly string[]; readonly gps: boolean; readonly reviveValues: boolean },
  ): Promise<Readonly<Record<string, unknown>> | undefined>;
}
