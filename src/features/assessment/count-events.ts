import type { Plural } from '#content/i18n/locale.ts';

/** BCP 47 tag of a language: the site writes each of them as it is written in the United States. */
export function tagOf(language: string): string {
  return `${language}-US`;
}

/** The form of a counted sentence with its number. The whole locale would weigh more than the page may. */
export function counted(forms: Plural | string, count: number, language: string): string {
  const form =
    typeof forms === 'string' ? forms : (forms[new Intl.PluralRules(tagOf(language)).select(count)] ?? forms.other);
  return form.replace('{count}', String(count));
}
