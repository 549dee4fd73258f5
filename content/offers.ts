import type { Language } from '#core/hazards/words/language.ts';
import { offer as english } from './en/offer.ts';
import { offer as spanish } from './es/offer.ts';
import type { Wording } from './locale/words.ts';

/** How each language offers itself on a page in another one. */
export const offersIn: Readonly<Record<Language, Wording<typeof english>>> = { en: english, es: spanish };
