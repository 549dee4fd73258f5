import type { Span } from '../hazards.ts';
import type { Match, Reader } from '../patterns.ts';
import type { Token } from '../words/tokens.ts';

/** How long it has been wet, as far as the text says. */
export interface Elapsed {
  readonly hours: number;
  /** False where the text names no length, such as a weekday or a holiday away: read cautiously. */
  readonly exact: boolean;
  readonly spans: readonly Span[];
}

const unitHours: Readonly<Record<string, number>> = {
  min: 1 / 60,
  mins: 1 / 60,
  minute: 1 / 60,
  minutes: 1 / 60,
  minuto: 1 / 60,
  minutos: 1 / 60,
  hour: 1,
  hours: 1,
  hr: 1,
  hrs: 1,
  h: 1,
  hora: 1,
  horas: 1,
  d: 24,
  day: 24,
  days: 24,
  dia: 24,
  dias: 24,
  night: 24,
  nights: 24,
  noche: 24,
  noches: 24,
  week: 168,
  weeks: 168,
  wk: 168,
  wks: 168,
  semana: 168,
  semanas: 168,
  weekend: 60,
  fin: 60,
  month: 720,
  months: 720,
  mo: 720,
  mos: 720,
  mes: 720,
  meses: 720,
  year: 8760,
  years: 8760,
  yr: 8760,
  yrs: 8760,
  ano: 8760,
  anos: 8760,
};

const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  couple: 2,
  few: 3,
  several: 4,
  many: 5,
  some: 3,
  half: 0.5,
  dozen: 12,
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  par: 2,
  pocos: 3,
  pocas: 3,
  varios: 4,
  varias: 4,
  unos: 3,
  unas: 3,
  media: 0.5,
  quince: 15,
};

/** A length that belongs to a person, a machine, a plan or a house says nothing about the water. */
const notAfter = new Set(
  'old olds pregnant preg embarazo embarazada along warranty garantia edad nacido nacida newborn policy lease dry premium deductible left remaining'.split(
    ' ',
  ),
);
const notBefore = new Set(
  (
    'pregnant embarazada embarazo cuantos cuantas many next within every each cada built installed bought remodeled renovated replaced moved lived owned before dry dried age aged turns turned ' +
    'turning about-to bebe bebes baby newborn infant nino nina hijo hija nieto nieta twins gemelos puppy another proximas proximos dentro construida instalado compramos compre married until till expires every'
  ).split(' '),
);

const weekdays = new Set(
  'monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves viernes sabado domingo mon tues wed thurs fri'.split(
    ' ',
  ),
);

function amountBefore(tokens: readonly Token[], index: number): { amount: number; from: number } | null {
  for (let from = index - 1; from >= Math.max(0, index - 2); from--) {
    const word = tokens[from]?.word ?? '';
    if (tokens[from]?.sentence !== tokens[index]?.sentence) return null;
    if (/^\d+(\.\d+)?$/.test(word)) return { amount: Number(word), from };
    const amount = numberWords[word];
    if (amount !== undefined) {
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

interface Length {
  readonly hours: number;
  readonly exact: boolean;
  readonly match: Match;
}

function lengthAt(tokens: readonly Token[], index: number): Length | null {
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
    return { hours: counted.amount * unit, exact: true, match: [counted.from, index] };
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

const fixedWords: Readonly<Record<string, number>> = {
  yesterday: 24,
  ayer: 24,
  anoche: 12,
  overnight: 12,
  antier: 60,
  anteayer: 60,
  antenoche: 48,
};

function namedAt(tokens: readonly Token[], index: number): Length | null {
  const word = tokens[index]?.word ?? '';
  const before = tokens[index - 1]?.word ?? '';
  if (word === 'night' && ['last', 'all', 'the'].includes(before))
    return { hours: 12, exact: true, match: [index - 1, index] };
  const fixed = fixedWords[word];
  if (fixed !== undefined) return { hours: before === 'before' ? 60 : fixed, exact: true, match: [index] };
  const since =
    ['since', 'desde', 'last', 'el', 'from'].includes(before) ||
    tokens[index - 2]?.word === 'desde' ||
    tokens[index - 2]?.word === 'since';
  if (weekdays.has(word) && since) return { hours: 72, exact: false, match: [index - 1, index] };
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

/** Days between the first and the last written month/day of a text, such as a loss on 11/02 and a visit on 11/05. */
function betweenDates(text: string): number {
  const days = [...text.matchAll(/\b(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])(?:\/(?:20)?\d\d)?\b/g)].map(
    ([, month, day]) => Number(month) * 30.4 + Number(day),
  );
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
