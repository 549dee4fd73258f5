import type { Span } from '../hazards/hazards.ts';
import type { Match } from '../hazards/patterns.ts';
import type { Reader } from '../hazards/reader.ts';
import { negators } from '../nlp/negation.ts';
import type { Token } from '../nlp/tokens.ts';
import { wordBeside } from './measured.ts';
import type { Quantity } from './quantities.ts';
import { joinedQuantity, placesOf, quantityOf } from './quantities.ts';

const units: readonly (readonly [hours: number, words: string])[] = [
  [1 / 60, 'min mins minute minutes minuto minutos'],
  [1, 'hour hours hr hrs h hora horas'],
  [24, 'd day days dia dias night nights noche noches'],
  [60, 'weekend fin'],
  [168, 'week weeks wk wks semana semanas weekends fines'],
  [720, 'month months mo mos mes meses'],
  [8760, 'year years yr yrs ano anos'],
];

/** Hours of each unit, in both languages, accents taken off. */
const unitHours: ReadonlyMap<string, number> = new Map(
  units.flatMap(([hours, words]) => words.split(' ').map((word) => [word, hours] as const)),
);

/** Hours of a unit that is written to its number: "2w" is two weeks. Years so written are ages. Undefined for any other word. */
function joinedHours(unit: string): number | undefined {
  const hours = unitHours.get(unit === 'w' ? 'week' : unit);
  return hours === 8760 ? undefined : hours;
}

/** A length that belongs to a person, a machine, a plan or a house says nothing about the water. */
const notAfter = new Set(
  'old olds pregnant preg embarazo embarazada along warranty garantia edad nacido nacida newborn policy lease dry premium deductible left remaining'.split(
    ' ',
  ),
);
/** Words after which a length is an age, a plan or a habit. */
const notBefore = new Set(
  (
    'pregnant embarazada embarazo cuantos cuantas many next within every each cada built installed bought remodeled renovated replaced moved lived owned before dry dried age aged turns turned ' +
    'turning about-to bebe bebes baby newborn infant nino nina hijo hija nieto nieta twins gemelos puppy another proximas proximos dentro construida instalado compramos compre married until till expires every'
  ).split(' '),
);

/** What else lasts: weather before the water, a power cut, or the drying. */
const otherSpell = new Set(
  'fans fan abanicos abanico dehumidifiers machines maquinas equipment equipo snow snowed nieve nevo power electricity lights luz outage blackout apagon'.split(
    ' ',
  ),
);

/** Whether a length belongs to one of these, told of just before it: "2 ft of snow last week", "power back after 16 hours". */
function isOtherSpell(tokens: readonly Token[], from: number): boolean {
  return [1, 2, 3, 4, 5].some((step) => {
    const token = tokens[from - step];
    return token?.clause === tokens[from]?.clause && otherSpell.has(token?.word ?? '');
  });
}

/** Whether a length says when something was repaired: "fixed last month", "lo arreglaron el mes pasado". */
function isRepair(tokens: readonly Token[], index: number): boolean {
  return tokens
    .slice(Math.max(0, index - near), index)
    .some(({ word, clause }) => clause === tokens[index]?.clause && /^(?:fixed|repaired|arregl|repar)/.test(word));
}

/** Words before a length that may say what was done then. */
const near = 8;

/** Days of the week. */
const weekdays = new Set(
  'monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves viernes sabado domingo mon tues wed thurs fri'.split(
    ' ',
  ),
);

/** Months, in both languages. After "since" alone they are a time: "may" is another word everywhere else. */
const months = new Set(
  (
    'january february march april may june july august september october november december enero febrero marzo abril mayo junio ' +
    'julio agosto septiembre octubre noviembre diciembre'
  ).split(' '),
);

/** Words that are a length of time by themselves, in hours. */
const fixedWords: ReadonlyMap<string, number> = new Map([
  ['yesterday', 24],
  ['ayer', 24],
  ['anoche', 12],
  ['overnight', 12],
  ['antier', 60],
  ['anteayer', 60],
  ['antenoche', 48],
]);

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

const knowing = /^(?:know|knows|sure|unsure|idea|clue|tell|remember|se|sabe|sabemos|sabria|saber)$/;
const unknowing = new Set([...negators, 'who', 'unsure', 'quien', 'idk', 'dunno']);
/** After "how long" these speak of work, of waiting or of the future. */
const otherLengths =
  /^(?:take|takes|til|till|until|can|will|should|before|wait|last|hold|tarda\w*|tardar\w*|dura|puedo|podemos|esperar|falta|voy|vamos|fue|was|went)$/;

/** "Don't know how long it's been wet", "no sé desde cuándo": read cautiously, as a journey is. */
function unknownLength(tokens: readonly Token[], index: number): Length | null {
  const pair = `${tokens[index - 1]?.word} ${tokens[index]?.word}`;
  if (!/^(?:how long|since when|cuanto (?:tiempo|lleva|llevan|hace)|desde cuando)$/.test(pair)) return null;
  const { clause } = tokens[index] ?? {};
  if ([1, 2, 3].some((step) => otherLengths.test(tokens[index + step]?.word ?? ''))) return null;
  const before = [6, 5, 4, 3, 2].map((back) => index - back).filter((at) => tokens[at]?.clause === clause);
  const from = before.find((at) => unknowing.has(tokens[at]?.word ?? ''));
  const isUnknown = /^(?:unsure|idk|dunno)$/.test(tokens[from ?? -1]?.word ?? '');
  if (from === undefined || !(isUnknown || before.some((at) => knowing.test(tokens[at]?.word ?? '')))) return null;
  return { hours: 72, exact: false, match: Array.from({ length: index - from + 1 }, (_, step) => from + step) };
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
    const found = lengthAt(tokens, index) ?? namedAt(tokens, index) ?? unknownLength(tokens, index);
    return found ? [found] : [];
  });
  const dates = betweenDates(text) * 24;
  if (dates >= 24 && dates <= 24 * 90) lengths.push({ hours: dates, exact: true, match: [] });
  if (lengths.length === 0) return null;
  const longest = lengths.reduce((a, b) => (b.hours > a.hours || (b.hours === a.hours && b.exact) ? b : a));
  return { hours: longest.hours, exact: longest.exact, spans: reader.spans(longest.match) };
}

function isAboutWater(tokens: readonly Token[], from: number, to: number): boolean {
  const after = [1, 2].map((step) => tokens[to + step]).filter((token) => token?.clause === tokens[to]?.clause);
  const before = [1, 2, 3].map((step) => tokens[from - step]).filter((token) => token?.clause === tokens[from]?.clause);
  if (after.some((token) => token && notAfter.has(token.word))) return false;
  if (isOtherSpell(tokens, from)) return false;
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
  if (isOtherSpell(tokens, index) || isRepair(tokens, index)) return null;
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

/** The duration whose unit is at this word; null where there is none, or where it is not the water's. */
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
