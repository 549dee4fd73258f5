import type { Token } from '../nlp/tokens.ts';
import { placeAfterIn } from '../nlp/written-numbers.ts';

/** Words after a number that make it anything but an age or a year. */
const measures: ReadonlySet<string> = new Set(
  (
    'inch inches in ft feet foot sf sq sqft gal gallon gallons minute minutes min mins hour hours hr hrs degrees percent am pm ' +
    'mile miles bucks dollars x by of psi st street ave road rd units rooms steps stories flights houses sure ' +
    'certain positive pulgada pulgadas pie pies litros galon galones dolares pesos grados metros millas minutos horas mil'
  ).split(' '),
);

/** The word at a place if it is in the same sentence as another, else an empty string. */
export function wordBeside(tokens: readonly Token[], at: number, of: number): string {
  const token = tokens[at];
  return token && token.sentence === tokens[of]?.sentence ? token.word : '';
}

const place = new RegExp(`^(?:${placeAfterIn})$`);

/** Whether "in" at a place may be inches: "9 in the tub" and "3 in our house" give none. */
export const isInches = (tokens: readonly Token[], at: number): boolean => !place.test(wordBeside(tokens, at + 1, at));

/** Whether the word after a number makes it a measure. "By myself" gives no width. */
export function isMeasured(tokens: readonly Token[], index: number): boolean {
  const next = wordBeside(tokens, index + 1, index);
  if (next === 'in') return isInches(tokens, index + 1);
  const then = wordBeside(tokens, index + 2, index);
  return measures.has(next) && !(next === 'by' && /^(?:myself|himself|herself|themselves)$/.test(then));
}
