import type { Token } from '../words/tokens.ts';

const isHalf = (word: string | undefined) => word === 'half' || word === 'medio' || word === 'media';
const isAnd = (word: string | undefined) => word === 'and' || word === 'y';

/** Words that may follow "a day and a half", "un metro y medio"; after others the half is of something else. */
const goesOn = new Set(['of', 'de', 'ago', 'deep', 'high', 'hondo', 'already', 'ya', 'now']);

/** Where the number stands that a half is added to, as "two" in "two and a half feet"; null where the half stands alone. */
export function wholeBefore(tokens: readonly Token[], half: number): number | null {
  if (!isHalf(tokens[half]?.word)) return null;
  const and = tokens[half - 1]?.word === 'a' ? half - 2 : half - 1;
  const whole = tokens[and - 1];
  return isAnd(tokens[and]?.word) && whole?.sentence === tokens[half]?.sentence ? and - 1 : null;
}

/** Where a half stands that follows its unit, as in "a day and a half" and "un metro y medio"; null where there is none. */
export function halfAfter(tokens: readonly Token[], unit: number): number | null {
  if (!isAnd(tokens[unit + 1]?.word)) return null;
  const half = tokens[unit + 2]?.word === 'a' ? unit + 3 : unit + 2;
  const word = tokens[half]?.word;
  const isSaid = word === 'half' ? half === unit + 3 : isHalf(word) && half === unit + 2;
  if (!isSaid || tokens[half]?.sentence !== tokens[unit]?.sentence) return null;
  const next = tokens[half + 1];
  return !next || next.clause !== tokens[half]?.clause || goesOn.has(next.word) ? half : null;
}
