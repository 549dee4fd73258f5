import path from 'node:path';

const whole = path.resolve('site/build/fonts/whole');

/** Fonts of the files (SIL Open Font License). They are embedded, so that every reader shows and reads out the same. */
export const fonts = {
  text: path.join(whole, 'source-sans-3-regular.ttf'),
  bold: path.join(whole, 'source-sans-3-semibold.ttf'),
  italic: path.join(whole, 'source-sans-3-italic.ttf'),
  boldItalic: path.join(whole, 'source-sans-3-semibold-italic.ttf'),
  heading: path.join(whole, 'source-serif-4-semibold.ttf'),
} as const;
