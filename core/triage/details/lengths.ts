import type { Match } from '../hazards/patterns.ts';
import type { Token } from '../nlp/tokens.ts';
import { wordBeside } from './measured.ts';
import { joinedQuantity, placesOf, type Quantity, quantityOf } from './quantities.ts';
import { joinedHours, notAfter, notBefore, unitHours } from './time-words.ts';

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

/** The length that a counted unit says; null where it is an age, a plan or the past of the house. */
function countedLength(tokens: readonly Token[], unit: number, said: Quantity): Length | null {
  const { amount, from, to } = said;
  const isPast = unit === 8760 || !isAboutWater(tokens, from, to);
  return isPast ? null : { hours: amount * unit, exact: true, match: placesOf(said) };
}

/** "Day 10 of drying", "día 3". "El día 15" is a date, and so is any day of two digits in Spanish that does not go on with drying. */
function numberedDay(tokens: readonly Token[], index: number): Length | null {
  const word = tokens[index]?.word;
  const number = wordBeside(tokens, index + 1, index);
  const isDrying = /^sec(?:ado|ando)$/.test(wordBeside(tokens, index + 3, index));
  const isNumber = (word === 'dia' && !isDrying ? /^\d$/ : /^\d{1,2}$/).test(number);
  if ((word !== 'day' && word !== 'dia') || !isNumber) return null;
  return { hours: Number(number) * 24, exact: true, match: [index, index + 1] };
}

/** "Last week", "toda la semana", "semana pasada": one of the unit. */
function wholeUnit(tokens: readonly Token[], index: number, hours: number): Length | null {
  const word = tokens[index]?.word ?? '';
  const before = /^(?:last|past|pasad[ao]|all|whole|tod[ao])$/.test(wordBeside(tokens, index - 1, index));
  if (before && hours < 8760 && word !== 'night' && word !== 'day')
    return { hours, exact: true, match: [index - 1, index] };
  const after = /^pasad[ao]$/.test(wordBeside(tokens, index + 1, index));
  return after && hours >= 168 ? { hours, exact: true, match: [index, index + 1] } : null;
}

/** "For weeks", "hace meses": a plural without a number. */
function manyUnits(tokens: readonly Token[], index: number, hours: number): Length | null {
  const word = tokens[index]?.word ?? '';
  const isPlural = word.endsWith('s') && word.length > 3 && hours >= 24 && hours < 8760;
  const isCounted = /\d/.test(tokens[index - 1]?.word ?? '');
  return isPlural && !isCounted && isAboutWater(tokens, index, index)
    ? { hours: hours * 3, exact: true, match: [index] }
    : null;
}

/** The length whose unit stands at this word; null where it says none, or none of the water. */
export function lengthAt(tokens: readonly Token[], index: number): Length | null {
  const word = tokens[index]?.word ?? '';
  const joined = joinedQuantity(word);
  const joinedUnit = joined && joinedHours(joined.unit);
  if (joinedUnit) return countedLength(tokens, joinedUnit, { amount: joined.amount, from: index, to: index });
  const unit = unitHours.get(word);
  if (unit === undefined) return null;
  const counted = quantityOf(tokens, index);
  if (counted) return countedLength(tokens, unit, counted);
  const before = tokens[index - 1]?.word;
  if (before === 'day' || before === 'dia') return null;
  return numberedDay(tokens, index) ?? wholeUnit(tokens, index, unit) ?? manyUnits(tokens, index, unit);
}
