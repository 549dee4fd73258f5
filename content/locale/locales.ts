import type { Language } from '#core/hazards/words/language.ts';
import { type Locale, localeOf } from './locale.ts';
import { tags } from './tags.ts';

/** The formats of every language that somebody may write to us in. */
export const locales: Readonly<Record<Language, Locale>> = { en: localeOf(tags.en), es: localeOf(tags.es) };

/** What a language is called in another: Spanish is "Spanish" in English and "español" in Spanish. */
export function nameOfLanguage(language: Language, spoken: Language): string {
  return new Intl.DisplayNames([tags[spoken].tag], { type: 'language' }).of(language) ?? tags[language].name;
}
