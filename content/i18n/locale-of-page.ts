import { type Locale, localeOf } from './locale.ts';

/** The formats of the page that a script runs on, from its `lang`. */
export function localeOfPage(): Locale {
  const { lang } = document.documentElement;
  return localeOf({ code: lang.slice(0, 2), tag: lang, prefix: '' });
}
