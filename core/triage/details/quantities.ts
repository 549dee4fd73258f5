import type { Token } from '../nlp/tokens.ts';
import { wordBeside } from './measured.ts';
import { numberOf, smallNumbers, tenBefore } from './numbers.ts';

/** A number with its unit: "two and a half feet", "2 1/2 days", "forty eight hours", "un metro y medio". */
export interface Quantity {
  readonly amount: number;
  /** The first word of the number. */
  readonly from: number;
  /** The last word that says it: the unit, or the half behind it. */
  readonly to: number;
}

/** Parts of one, in words or as "3/4". */
const isPart = (word: string) => /\//.test(word) || /^(?:half|medio|media|quarters?)$/.test(word);
const isHalf = (word: string) => word === 'half' || word === 'medio' || word === 'media';
const isAnd = (word: string) => word === 'and' || word === 'y';

/** Words that may stand between a number and its unit: "3 full days", "a couple of inches". */
const between = new Set('of or to and more full whole solid good straight entire about de o y mas'.split(' '));
/** How many words may. */
const mostBetween = 2;

/** Words that may follow "a day and a half", "un metro y medio"; after others the half is of something else. */
const goesOn = new Set(['of', 'de', 'ago', 'deep', 'high', 'hondo', 'already', 'ya', 'now']);

/** The place of the number that a half or a fraction is added to: "two and a half", "2 1/2"; null where there is none. */
function wholeBefore(tokens: readonly Token[], part: number, from: number): number | null {
  const word = tokens[part]?.word ?? '';
  const before = (at: number) => wordBeside(tokens, at, part);
  const and = before(from - 1) === 'a' ? from - 2 : from - 1;
  if (isPart(word) && isAnd(before(and))) return and - 1;
  return word.includes('/') && /^\d+$/.test(before(part - 1)) ? part - 1 : null;
}

/** The place of a half after its unit: "a day and a half", "un metro y medio"; null where there is none. */
function halfAfter(tokens: readonly Token[], unit: number): number | null {
  const after = (at: number) => wordBeside(tokens, at, unit);
  if (!isAnd(after(unit + 1))) return null;
  const half = after(unit + 2) === 'a' ? unit + 3 : unit + 2;
  const word = after(half);
  const isSaid = word === 'half' ? half === unit + 3 : isHalf(word) && half === unit + 2;
  if (!isSaid) return null;
  const next = tokens[half + 1];
  return !next || next.clause !== tokens[half]?.clause || goesOn.has(next.word) ? half : null;
}

/** The part that is taken of a number: "half a day", "three quarters of an inch"; null where the number is whole. */
function partBefore(tokens: readonly Token[], number: number): Omit<Quantity, 'to'> | null {
  const isOf = /^(?:of|de)$/.test(wordBeside(tokens, number - 1, number));
  const at = isOf ? number - 2 : number - 1;
  return isPart(wordBeside(tokens, at, number)) ? numberEndingAt(tokens, at) : null;
}

/** "Three quarters", "three-quarter": the only part of which people count several. */
function threeQuartersAt(tokens: readonly Token[], at: number): Omit<Quantity, 'to'> | null {
  const isSaid = /^quarters?$/.test(tokens[at]?.word ?? '') && wordBeside(tokens, at - 1, at) === 'three';
  return isSaid ? { amount: 0.75, from: at - 1 } : null;
}

/** The number that ends at a place. */
function numberEndingAt(tokens: readonly Token[], at: number): Omit<Quantity, 'to'> | null {
  const word = tokens[at]?.word ?? '';
  const threeQuarters = threeQuartersAt(tokens, at);
  const amount = threeQuarters?.amount ?? numberOf(word);
  if (amount === undefined) return null;
  const wholeAt = wholeBefore(tokens, at, threeQuarters?.from ?? at);
  const whole = wholeAt === null ? undefined : numberOf(wordBeside(tokens, wholeAt, at));
  if (wholeAt !== null && whole !== undefined) return { amount: whole + amount, from: wholeAt };
  if (threeQuarters) return threeQuarters;
  if ((smallNumbers.get(word) ?? 10) < 10) {
    const { ten, from } = tenBefore(tokens, at);
    if (ten > 0) return { amount: ten + amount, from };
  }
  const part = partBefore(tokens, at);
  return part ? { amount: amount * part.amount, from: part.from } : { amount, from: at };
}

/** How many of the unit at a place its sentence counts; null where it counts none. A unit of one letter stands at its number. */
export function quantityOf(tokens: readonly Token[], unit: number): Quantity | null {
  const furthest = unit - 1 - (tokens[unit]?.word.length === 1 ? 0 : mostBetween);
  for (let at = unit - 1; at >= furthest; at--) {
    const word = wordBeside(tokens, at, unit);
    const number = numberEndingAt(tokens, at);
    if (word !== '' && number) {
      const half = halfAfter(tokens, unit);
      return half === null ? { ...number, to: unit } : { ...number, amount: number.amount + 0.5, to: half };
    }
    if (!between.has(word)) return null;
  }
  return null;
}

/** A number and its unit in one word, "36h" or "6in"; null for any other word. */
export function joinedQuantity(word: string): { readonly amount: number; readonly unit: string } | null {
  const [, amount, unit] = /^(\d{1,3})([a-z]+)$/.exec(word) ?? [];
  return amount === undefined || unit === undefined ? null : { amount: Number(amount), unit };
}

/** The places from the first word of something said to its last. */
export const placesOf = ({ from, to }: { readonly from: number; readonly to: number }): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);
