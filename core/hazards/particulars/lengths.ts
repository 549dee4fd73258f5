import type { Match } from '../patterns.ts';
import type { Token } from '../words/tokens.ts';
import { halfAfter, wholeBefore } from './halves.ts';
import { notAfter, notBefore, numberWords, unitHours } from './time-words.ts';

function numberOf(word: string): number | undefined {
  return /^\d+(\.\d+)?$/.test(word) ? Number(word) : numberWords[word];
}

function amountBefore(tokens: readonly Token[], index: number): { amount: number; from: number } | null {
  for (let from = index - 1; from >= Math.max(0, index - 2); from--) {
    const word = tokens[from]?.word ?? '';
    if (tokens[from]?.sentence !== tokens[index]?.sentence) return null;
    const amount = numberOf(word);
    if (amount !== undefined) {
      const at = wholeBefore(tokens, from);
      const whole = at === null ? undefined : numberOf(tokens[at]?.word ?? '');
      if (at !== null && whole !== undefined) return { amount: whole + amount, from: at };
      const half = tokens[from - 1]?.word === 'half' || tokens[from - 1]?.word === 'media';
      return { amount: half ? amount / 2 : amount, from };
    }
    if (!['of', 'or', 'more', 'full', 'whole', 'solid', 'de', 'good', 'to', 'straight', 'mas', 'entire'].includes(word))
      return null;
  }
  return null;
}

function isAboutWater(tokens: readonly Token[], from: number, to: number): boolean {
  const after = [1, 2].map((step) => tokens[to + step]).filter((token) => token?.clause === tokens[to]?.clause);
  const before = [1, 2, 3].map((step) => tokens[from - step]).filter((token) => token?.clause === tokens[from]?.clause);
  if (after.some((token) => token && notAfter.has(token.word))) return false;
  if (before.slice(0, 1).some((token) => token?.word === 'in' || token?.word === 'en')) return false;
  return !before.some((token) => token && notBefore.has(token.word));
}

/** A length of time in a text, and the words that say it. */
export interface Length {
  readonly hours: number;
  readonly exact: boolean;
  readonly match: Match;
}

/** The length whose unit stands at this word; null where it says none, or none of the water. */
export function lengthAt(tokens: readonly Token[], index: number): Length | null {
  const word = tokens[index]?.word ?? '';
  const joined = /^(\d+)(min|mins|h|hr|hrs|d|day|days|wk|wks|w|mo|mos)$/.exec(word);
  if (joined) {
    const unit = joined[2] === 'd' ? 'day' : joined[2] === 'w' ? 'week' : (joined[2] ?? '');
    return { hours: Number(joined[1]) * (unitHours[unit] ?? 0), exact: true, match: [index] };
  }
  const unit = unitHours[word];
  if (unit === undefined) return null;
  const counted = amountBefore(tokens, index);
  if (counted) {
    const isAge = unit >= 24 && !isAboutWater(tokens, counted.from, index);
    const isHistory = unit === 8760 || (unit < 24 && !isAboutWater(tokens, counted.from, index));
    const tooShort = word.length === 1 && counted.from !== index - 1;
    if (isAge || isHistory || tooShort) return null;
    const half = halfAfter(tokens, index);
    return half === null
      ? { hours: counted.amount * unit, exact: true, match: [counted.from, index] }
      : { hours: (counted.amount + 0.5) * unit, exact: true, match: [counted.from, half] };
  }
  const before = tokens[index - 1]?.word ?? '';
  const after = tokens[index + 1]?.word ?? '';
  if (before === 'day' || before === 'dia') return null;
  if ((word === 'day' || word === 'dia') && /^\d$/.test(after))
    return { hours: Number(after) * 24, exact: true, match: [index, index + 1] };
  if (
    ['last', 'past', 'pasada', 'pasado', 'all', 'whole', 'toda', 'todo'].includes(before) &&
    unit < 8760 &&
    word !== 'night' &&
    word !== 'day'
  ) {
    return { hours: unit, exact: true, match: [index - 1, index] };
  }
  if (['pasada', 'pasado'].includes(after) && unit >= 168)
    return { hours: unit, exact: true, match: [index, index + 1] };
  // "for weeks", "hace meses": a plural without a number.
  const isPlural = word.endsWith('s') && word.length > 3 && unit >= 24 && unit < 8760;
  return isPlural && isAboutWater(tokens, index, index) && !/\d/.test(before)
    ? { hours: unit * 3, exact: true, match: [index] }
    : null;
}
