import type { Token } from '../nlp/tokens.ts';
import { wordBeside } from './measured.ts';

const counted = (words: string, from: number, step = 1) =>
  words.split(' ').map((word, at) => [word, from + at * step] as const);

/** Small numbers written as words. */
export const smallNumbers: ReadonlyMap<string, number> = new Map([
  ...counted('one two three four five six seven eight nine ten eleven twelve', 1),
  ...counted('un dos tres cuatro cinco seis siete ocho nueve diez once doce', 1),
]);

/** Tens written as words. */
export const tens: ReadonlyMap<string, number> = new Map([
  ...counted('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  ...counted('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa', 20, 10),
]);

/** All words that count inches or hours; a vague one counts as people mean it. */
const numberWords: ReadonlyMap<string, number> = new Map([
  ...smallNumbers,
  ...tens,
  ...counted('thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 13),
  ...counted('trece catorce quince dieciseis diecisiete dieciocho diecinueve', 13),
  ...['a', 'an', 'una'].map((word) => [word, 1] as const),
  ...['half', 'medio', 'media'].map((word) => [word, 0.5] as const),
  ...['couple', 'par'].map((word) => [word, 2] as const),
  ...['few', 'some', 'pocos', 'pocas', 'unos', 'unas'].map((word) => [word, 3] as const),
  ...['several', 'varios', 'varias'].map((word) => [word, 4] as const),
  ['quarter', 0.25],
  ['many', 5],
  ['dozen', 12],
]);

/** What a word counts that is written in digits: whole, decimal or a fraction. Undefined for any other word. */
export function digitsOf(word: string): number | undefined {
  const [, over, under] = /^(\d{1,2})\/(\d{1,2})$/.exec(word) ?? [];
  if (over !== undefined) return Number(over) / Number(under);
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(word) ? Number(word) : undefined;
}

/** The same of a number in digits or in words. */
export const numberOf = (word: string): number | undefined => digitsOf(word) ?? numberWords.get(word);

/** The ten before a small number: "forty two", "cuarenta y dos". 0 and the place of the small number where there is none. */
export function tenBefore(tokens: readonly Token[], small: number): { readonly ten: number; readonly from: number } {
  const from = wordBeside(tokens, small - 1, small) === 'y' ? small - 2 : small - 1;
  const ten = tens.get(wordBeside(tokens, from, small));
  return ten === undefined ? { ten: 0, from: small } : { ten, from };
}
