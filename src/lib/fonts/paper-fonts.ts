import { wholeFont } from './whole-font.ts';

/** Fonts of the files (SIL Open Font License). They are embedded, so that every reader shows and reads out the same. */
export const fonts = {
  text: wholeFont('source-sans-3-regular.ttf'),
  bold: wholeFont('source-sans-3-semibold.ttf'),
  italic: wholeFont('source-sans-3-italic.ttf'),
  boldItalic: wholeFont('source-sans-3-semibold-italic.ttf'),
  heading: wholeFont('source-serif-4-semibold.ttf'),
} as const;
