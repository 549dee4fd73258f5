import { globSync } from 'node:fs';
import path from 'node:path';

/** Files that only join what others say, or say where pages stand, or what people type: nobody reads them. */
const joining = [
  'labels/addresses.ts',
  'labels/english-names.ts',
  'language.ts',
  'lists/search-speech.ts',
  'messages.ts',
  'lists/lists.ts',
  'assessment/answer-messages.ts',
];

/** The pages and records of a language, by their paths inside of its folder, in order. */
export function languageFiles(language: string): readonly string[] {
  const files = globSync('**/*.{ts,mdx}', { cwd: `content/${language}`, exclude: ['**/*.test.ts', ...joining] });
  return files.map((file) => file.replaceAll(path.sep, '/')).toSorted();
}
