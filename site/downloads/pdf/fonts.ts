import { createRequire } from 'node:module';
import path from 'node:path';

const folder = path.dirname(
  createRequire(path.resolve('package.json')).resolve('@expo-google-fonts/source-sans-3/package.json'),
);
const serifFolder = path.dirname(
  createRequire(path.resolve('package.json')).resolve('@expo-google-fonts/source-serif-4/package.json'),
);

/** Fonts of the files (SIL Open Font License). They are embedded, so that every reader shows and reads out the same. */
export const fonts = {
  text: path.join(folder, '400Regular/SourceSans3_400Regular.ttf'),
  bold: path.join(folder, '600SemiBold/SourceSans3_600SemiBold.ttf'),
  italic: path.join(folder, '400Regular_Italic/SourceSans3_400Regular_Italic.ttf'),
  boldItalic: path.join(folder, '600SemiBold_Italic/SourceSans3_600SemiBold_Italic.ttf'),
  heading: path.join(serifFolder, '600SemiBold/SourceSerif4_600SemiBold.ttf'),
} as const;
