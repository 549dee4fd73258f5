import type { Plural } from '#content/i18n/locale.ts';

/** A value in the language of the page, and in the other languages of its answers, by their codes. */
export interface ByLanguage<T> {
  readonly own: T;
  readonly others: Readonly<Record<string, T>>;
}

/** The value for a language, by default that of the page. */
export function forLanguage<T>({ own, others }: ByLanguage<T>, language: string): T {
  return others[language] ?? own;
}

/** The BCP 47 tag of a language as used in the United States. */
export function localeTag(language: string): string {
  return `${language}-US`;
}

/** Fills the plural form of a message with its count. */
export function pluralText(forms: Plural | string, count: number, language: string): string {
  const form =
    typeof forms === 'string' ? forms : (forms[new Intl.PluralRules(localeTag(language)).select(count)] ?? forms.other);
  return form.replace('{count}', () => String(count));
}

/** By language: a time format is slow to create. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** A time of day: "3:40 PM". */
export function clockTime(at: number, language: string): string {
  const clock = clocks.get(language) ?? new Intl.DateTimeFormat(localeTag(language), { timeStyle: 'short' });
  clocks.set(language, clock);
  return clock.format(at);
}
