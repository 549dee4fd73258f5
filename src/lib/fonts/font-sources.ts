import path from 'node:path';

/** Folder of the complete fonts, relative to the project: the build runs from its own folder. */
export const fontFolder = 'src/lib/fonts/files';

/** Path of a complete font. */
export function fontPath(name: string): string {
  return path.resolve(fontFolder, name);
}

/** Fonts embedded in PDFs (SIL Open Font License). */
export const fonts = {
  text: fontPath('source-sans-3-regular.ttf'),
  bold: fontPath('source-sans-3-semibold.ttf'),
  italic: fontPath('source-sans-3-italic.ttf'),
  boldItalic: fontPath('source-sans-3-semibold-italic.ttf'),
  heading: fontPath('source-serif-4-semibold.ttf'),
} as const;
