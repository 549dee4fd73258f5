import { lists as englishLists, type Lists } from './en/lists/lists.ts';
import { words as english, type Words } from './en/words.ts';
import { lists as spanishLists } from './es/lists/lists.ts';
import { words as spanish } from './es/words.ts';
import { type LanguageTag, type Locale, localeOf } from './locale/locale.ts';
import { tags } from './locale/tags.ts';

interface LanguageOfSite extends LanguageTag {
  /** Its name in its own words, for whoever wants to change to it. */
  readonly name: string;
  readonly words: Words;
  readonly lists: Lists;
}

/** The languages of the site: a folder in content, and a line here. */
export const languages = {
  en: { ...tags.en, words: english, lists: englishLists },
  es: { ...tags.es, words: spanish, lists: spanishLists },
} as const satisfies Readonly<Record<string, LanguageOfSite>>;

export type Language = keyof typeof languages;

/** Every language, English first: it owns the addresses without a prefix. */
export const languageCodes = Object.keys(languages) as readonly Language[];

/** Everything that people read and no page holds, in one language. */
export function wordsIn(language: Language): Words {
  return languages[language].words;
}

/** The lists that pages lay out, in one language. */
export function listsIn(language: Language): Lists {
  return languages[language].lists;
}

/** The formats of a language. */
export function localeIn(language: Language): Locale {
  return localeOf(languages[language]);
}
