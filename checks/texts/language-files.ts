import { globSync } from 'node:fs';
import path from 'node:path';

/** Files without text for readers: they join other files, list addresses, or list what people type. */
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
