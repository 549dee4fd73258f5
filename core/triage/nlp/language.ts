import type { Token } from './tokens.ts';
import { wordSet } from './word-set.ts';

/** Languages that can be read. Answers are in any that the site speaks. */
export type ReadLanguage = 'en' | 'es';

/** Function words and words of damage that only one of the two languages has. Folded: no accents. */
const spanishWords = wordSet(
  'el la los las del que y en una un por con se agua casa piso techo hay esta mi ya como pero hace desde despues su al lo le les ' +
    'nos tengo tiene muy mas para sin ni cuando donde todo toda mucho mucha poco nomas cuarto pared bano cocina sala luz ' +
    'huele tubo rompio rompe sale salio saliendo cae cayo mojado mojada mojo llave drenaje excusado escusado inodoro fuga gotera ' +
    'lavadora ayuda vecino nino nina bebe esposo esposa mama papa estoy estamos fue son es de me te si tamos entro',
);
const englishWords = wordSet(
  'the and is are was were my our your it its in on of to from at with for we i im he she they there this that have has had got ' +
    'water house floor wall ceiling leak leaking pipe wet help room kitchen bathroom toilet coming out not dont what how when where ' +
    'be been do does did can cant will would should just all some any up down under over through after before since smell smells',
);

/** The language with more of its words in the text, Spanish in a tie. Null where there are none of either. */
export function languageOf(tokens: readonly Token[]): ReadLanguage | null {
  const count = (words: ReadonlySet<string>) => tokens.filter(({ word }) => words.has(word)).length;
  const spanish = count(spanishWords);
  const english = count(englishWords);
  if (spanish === 0 && english === 0) return null;
  return spanish >= english ? 'es' : 'en';
}

/** Whether a word belongs to the frequent ones of a language, which say little by themselves. */
export function isFrequent(word: string): boolean {
  return spanishWords.has(word) || englishWords.has(word);
}
