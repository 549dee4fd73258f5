import path from 'node:path';

/** Where the whole fonts lie. From the project's folder: the build runs its files from a folder of its own. */
export const wholeFonts = 'src/lib/fonts/files';

/** The file of a whole font, by its name. */
export function wholeFont(name: string): string {
  return path.resolve(wholeFonts, name);
}
