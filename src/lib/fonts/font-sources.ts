import path from 'node:path';

/** Where the whole fonts lie. From the project's folder: the build runs its files from a folder of its own. */
export const fontFolder = 'src/lib/fonts/files';

/** The file of a whole font, by its name. */
export function fontPath(name: string): string {
  return path.resolve(fontFolder, name);
}

/** Fonts of the files (SIL Open Font License). They are embedded, so that every reader shows and reads out the same. */
export const fonts = {
  text: fontPath('source-sans-3-regular.ttf'),
  bold: fontPath('source-sans-3-semibold.ttf'),
  italic: fontPath('source-sans-3-italic.ttf'),
  boldItalic: fontPath('source-sans-3-semibold-italic.ttf'),
  heading: fontPath('source-serif-4-semibold.ttf'),
} as const;
