import { type Language, languages } from '#content/i18n/languages.ts';
import type { SiteLanguage } from '#content/i18n/site-language.ts';
import { type Line, wordsOf } from '#content/i18n/sourced.ts';
import type { PageName } from '../../lib/routes/addresses.ts';
import type { Part } from './sections.ts';

type Rules = Readonly<Record<string, { readonly title: string; readonly how: Line; readonly law: string }>>;

/** The rules that the page of a tool lists below it, and no text of a page holds. */
const lists: Partial<Record<PageName, (claim: SiteLanguage['claim']) => Rules>> = {
  '/claim-clock': ({ clock }) => clock.rules,
  '/mold-rules': ({ mold }) => mold.rules,
};

/** Each rule of a page as a part of it, under the anchor that the page gives it. */
export function rulesOn(name: PageName, language: Language): readonly Part[] {
  const rules = Object.entries(lists[name]?.(languages[language].claim) ?? {});
  return rules.map(([id, { title, how, law }]) => ({
    id: `rule-${id}`,
    heading: title,
    text: `${wordsOf(how)} ${law}`,
  }));
}
