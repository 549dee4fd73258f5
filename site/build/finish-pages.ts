import { readFile, writeFile } from 'node:fs/promises';
import { type Language, languages, spokenIn } from '#content/languages.ts';
import { markNames } from './names/english-names.ts';

/** Marks English names in a finished page as English. */
export async function finishFile(file: string): Promise<void> {
  if (!file.endsWith('.html')) return;
  const html = await readFile(file, 'utf8');
  await writeFile(file, markNames(html, languages[languageOf(html)].englishNames));
}

/** The language that a page says it is in. */
function languageOf(html: string): Language {
  return spokenIn(/<html lang="(\w+)/.exec(html)?.[1] ?? '');
}
