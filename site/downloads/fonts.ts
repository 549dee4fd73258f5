import { createRequire } from 'node:module';
import path from 'node:path';

// Resolved from the project's folder: the build runs this file from a folder of its own.
const require = createRequire(path.resolve('package.json'));
const sans = path.dirname(require.resolve('@expo-google-fonts/source-sans-3/package.json'));
const serif = path.dirname(require.resolve('@expo-google-fonts/source-serif-4/package.json'));

/** Fonts of the files (SIL Open Font License). They are embedded, so that every reader shows and reads out the same. */
export const fonts = {
  text: path.join(sans, '400Regular/SourceSans3_400Regular.ttf'),
  bold: path.join(sans, '600SemiBold/SourceSans3_600SemiBold.ttf'),
  italic: path.join(sans, '400Regular_Italic/SourceSans3_400Regular_Italic.ttf'),
  boldItalic: path.join(sans, '600SemiBold_Italic/SourceSans3_600SemiBold_Italic.ttf'),
  heading: path.join(serif, '600SemiBold/SourceSerif4_600SemiBold.ttf'),
} as const;
