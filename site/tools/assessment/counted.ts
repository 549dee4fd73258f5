import type { Plural } from '#content/locale/locale.ts';
import type { Language } from '#core/hazards/words/language.ts';

/** BCP 47 tag of a language of the assessment. */
export function tagOf(language: Language): string {
  return `${language}-US`;
}

/** The form of a counted sentence with its number. The whole locale would weigh more than the page may. */
export function counted(forms: Plural | string, count: number, language: Language): string {
  const form =
    typeof forms === 'string' ? forms : (forms[new Intl.PluralRules(tagOf(language)).select(count)] ?? forms.other);
  return form.replace('{count}', String(count));
}
