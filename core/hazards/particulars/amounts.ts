import type { Token } from '../words/tokens.ts';

/** Small numbers written as words. */
export const smallNumbers: ReadonlyMap<string, number> = new Map([
  ...'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, at) => [word, at + 1] as const),
  ...'un dos tres cuatro cinco seis siete ocho nueve diez once doce'
    .split(' ')
    .map((word, at) => [word, at + 1] as const),
]);

/** Tens written as words. */
export const tens: ReadonlyMap<string, number> = new Map([
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, 20 + at * 10] as const),
  ...'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'
    .split(' ')
    .map((word, at) => [word, 20 + at * 10] as const),
]);

/** Words after a number that make it anything but an age or a year. */
const measures: ReadonlySet<string> = new Set(
  (
    'inch inches in ft feet foot sf sq sqft gal gallon gallons minute minutes min mins hour hours hr hrs degrees percent am pm ' +
    'mile miles bucks dollars x by of psi st street ave road rd units rooms steps stories flights houses sure ' +
    'certain positive pulgada pulgadas pie pies litros galon galones dolares pesos grados metros millas minutos horas mil'
  ).split(' '),
);

/** The word of a place if it stands in the same sentence as another, else nothing. */
export function wordBeside(tokens: readonly Token[], at: number, of: number): string {
  const token = tokens[at];
  return token && token.sentence === tokens[of]?.sentence ? token.word : '';
}

/** Whether the word after a number makes it a measure. "I'm 9 in the tub" gives no inches, "by myself" no width. */
export function isMeasured(tokens: readonly Token[], index: number): boolean {
  const next = wordBeside(tokens, index + 1, index);
  const then = wordBeside(tokens, index + 2, index);
  if (next === 'in') return !/^(?:the|an?|my|our|his|her|their|this|that|here|bed)$/.test(then);
  return measures.has(next) && !(next === 'by' && /^(?:myself|himself|herself|themselves)$/.test(then));
}
