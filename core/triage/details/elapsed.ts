import type { Span } from '../hazards/hazards.ts';
import type { Reader } from '../hazards/reader.ts';
import type { Token } from '../nlp/tokens.ts';
import { type Length, lengthAt } from './lengths.ts';
import { fixedWords, months, weekdays } from './time-words.ts';

/** How long it has been wet, as far as the text says. */
export interface Elapsed {
  readonly hours: number;
  /** False where the text names no length, such as a weekday or a holiday away: read cautiously. */
  readonly exact: boolean;
  readonly spans: readonly Span[];
}

function namedAt(tokens: readonly Token[], index: number): Length | null {
  const word = tokens[index]?.word ?? '';
  const before = tokens[index - 1]?.word ?? '';
  if (word === 'night' && ['last', 'all', 'the'].includes(before))
    return { hours: 12, exact: true, match: [index - 1, index] };
  const fixed = fixedWords.get(word);
  if (fixed !== undefined) return { hours: before === 'before' ? 60 : fixed, exact: true, match: [index] };
  const since =
    ['since', 'desde', 'last', 'el', 'from'].includes(before) ||
    tokens[index - 2]?.word === 'desde' ||
    tokens[index - 2]?.word === 'since';
  if ((weekdays.has(word) && since) || (months.has(word) && /^(?:since|desde)$/.test(before)))
    return { hours: 72, exact: false, match: [index - 1, index] };
  if (['vacation', 'vacaciones', 'vacations', 'trip', 'viaje', 'cruise', 'holiday', 'holidays'].includes(word)) {
    return { hours: 72, exact: false, match: [index] };
  }
  const away =
    (word === 'town' && before === 'of') || word === 'vacant' || word === 'unoccupied' || word === 'deshabitada';
  if (away) return { hours: 72, exact: false, match: [index] };
  const ages =
    ['awhile', 'ages', 'forever', 'months', 'winter', 'summer', 'tiempo', 'rato'].includes(word) &&
    ['for', 'a', 'all', 'quite', 'mucho', 'since'].includes(before);
  return ages && word !== 'rato' ? { hours: 72, exact: false, match: [index] } : null;
}

/** What follows a fraction of an inch, or of anything else: "1/2 inch copper", "3/4 full". */
const ofFraction =
  '(?!\\s?(?:["”″]|-?in(?:ch|ches)?\\b|pulgadas?\\b|of (?:an?|the|my|our)\\b|full\\b|copper\\b|pex\\b|pvc\\b|plywood\\b|drywall\\b))';
const writtenDay = new RegExp(`\\b(1[0-2]|0?[1-9])/(3[01]|[12]\\d|0?[1-9])(?:/(?:20)?\\d\\d)?\\b${ofFraction}`, 'g');

/** Days between the first and the last written month/day of a text, such as a loss on 11/02 and a visit on 11/05. */
function betweenDates(text: string): number {
  const days = [...text.matchAll(writtenDay)].map(([, month, day]) => Number(month) * 30.4 + Number(day));
  return days.length < 2 ? 0 : Math.max(...days) - Math.min(...days);
}

/**
 * The longest time that the text says the water was there, in hours. Null when it says nothing. Ages, warranties, plans and
 * the past of the house are left out; a weekday or a journey counts as three days, the cautious reading.
 */
export function elapsedIn(text: string, reader: Reader): Elapsed | null {
  const { tokens } = reader;
  const lengths = tokens.flatMap((_, index) => {
    const found = lengthAt(tokens, index) ?? namedAt(tokens, index);
    return found ? [found] : [];
  });
  const dates = betweenDates(text) * 24;
  if (dates >= 24 && dates <= 24 * 90) lengths.push({ hours: dates, exact: true, match: [] });
  if (lengths.length === 0) return null;
  const longest = lengths.reduce((a, b) => (b.hours > a.hours || (b.hours === a.hours && b.exact) ? b : a));
  return { hours: longest.hours, exact: longest.exact, spans: reader.spans(longest.match) };
}
