import type { Language } from '#core/hazards/words/language.ts';
import { addresses as spanish } from '../es/addresses.ts';

/** How each language is called and tagged, and what its addresses begin with. A site may publish fewer of them. */
export const tags = {
  en: { code: 'en', tag: 'en-US', prefix: '', name: 'English' },
  es: { code: 'es', tag: 'es-US', prefix: '/es', name: 'Español' },
} as const;

const addresses = { es: spanish } as const;

/**
 * The address of a page in a language, its prefix included, by the page's name. English owns the names: they are its
 * addresses. Throws for a page that the list of a language lacks: that is a slip of ours, not of a visitor.
 */
export function pathOf(language: Language, name: string): string {
  const address = language === 'en' ? name : addresses[language][name];
  if (address === undefined) throw new Error(`content/${language}/addresses.ts lacks ${name}`);
  const { prefix } = tags[language];
  return prefix && address === '/' ? prefix : prefix + address;
}
