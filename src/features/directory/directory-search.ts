import { directoryAliases } from '#content/directory/aliases.ts';
import {
  type FormerCompany,
  formerCompanies,
  formerLeadsTo,
  guarantyNames,
  guarantySource,
} from '#content/directory/former-companies.ts';
import { slipsBetween, slipsForgiven } from '#core/search/edit-distance.ts';
import { initialsOf, searchWords } from '#core/search/normalize.ts';
import { readingsOf } from '#core/search/spanish.ts';
import { isNamedAt, startsWithCommon, tellingWords } from './company-words.ts';

/** An entry as shown on the page. */
export interface Listed {
  readonly name: string;
  readonly phone: string;
}

/** An entry with its aliases, and the companies that no longer exist or have no number, whose policyholders it helps. */
export interface SearchedEntry extends Listed {
  readonly aliases: readonly string[];
  readonly formers?: readonly FormerCompany[];
}

/** What a query finds. */
export interface Found {
  /** Row numbers, best first. */
  readonly rows: readonly number[];
  /** Whether some word of the query is in none of the names. */
  readonly isNear: boolean;
  /** The company that was meant, if the first row replaces one that the list does not hold. */
  readonly former?: FormerCompany;
}

/** Finds the rows for a query. */
export type Find = (query: string) => Found;

const guaranty: FormerCompany = { names: guarantyNames, became: 'insolvent', source: guarantySource };

/** Prepares the search of a list with the aliases of the directory. */
export function prepare(listed: readonly Listed[]): Find {
  return searchOf(
    listed.map((entry) => ({
      ...entry,
      aliases: directoryAliases[entry.name] ?? [],
      ...(entry.name === formerLeadsTo && { formers: [...formerCompanies, guaranty] }),
    })),
  );
}

/**
 * Search of a list. In order: literal matches; the whole name without its legal form, as typed and with typos corrected; the names
 * that have the most telling words of the query; the name in a sentence. A blank query finds the whole list; one of punctuation
 * alone finds nothing.
 */
export function searchOf(entries: readonly SearchedEntry[]): Find {
  const ways = entries.flatMap(waysOf);
  const index = indexOf(ways, entries.length);
  const isKnown = (start: string) => ways.some(({ suffixes }) => suffixes.some((text) => text.startsWith(start)));
  const digits = entries.map(({ phone }) => phone.replace(/\D/g, ''));
  return (query) => {
    if (query.trim() === '') return { rows: [...entries.keys()], isNear: false };
    if (!/[\p{L}\p{N}]/u.test(query)) return { rows: [], isNear: false };
    const readings = readingsOf(query.replace(webAddress, '$1'), isKnown);
    const { found, isCertain } = literalMatches(ways, digits, query, readings);
    if (isCertain) return toFound(found, false);
    const typed = readings.at(-1) ?? [];
    const words = tellingWords(typed);
    const whole = wholeName(index, words, typed);
    if (whole.length > 0 || found.length > 0) return toFound([...whole, ...found], false);
    const near = mostTelling(index, words);
    // "casa Allstate": the first word may be what is insured.
    const behind = near.isNear ? mostTelling(index, tellingWords(words.slice(1))) : near;
    const { matches, isNear } = startsWithCommon(words) && !behind.isNear ? behind : near;
    return matches.length > 0 ? toFound(matches, isNear) : toFound(namedInSentence(index, typed), true);
  };
}

/** "https://www.allstate.com/claims" */
const webAddress = /(?:https?:\/\/)?(?:www\.)?([\w-]+)\.(?:com|net|org|us)\b\S*/gi;

/** One name or alias of an entry, in the forms that are compared. */
interface Way {
  readonly row: number;
  readonly isName: boolean;
  readonly former: FormerCompany | undefined;
  /** Whether it is an abbreviation in capitals, which means this entry and no other: "NFIP". */
  readonly isInitials: boolean;
  /** The suffixes of the text at word starts, without spaces: "State Farm" gives "statefarm" and "farm". */
  readonly suffixes: readonly string[];
  readonly telling: readonly string[];
  readonly joined: string;
}

function waysOf({ name, aliases, formers = [] }: SearchedEntry, row: number): readonly Way[] {
  const way = (text: string, isName: boolean, former?: FormerCompany): Way => {
    const words = searchWords(text);
    const telling = tellingWords(words);
    const suffixes = words.map((_, at) => words.slice(at).join(''));
    return { row, isName, former, isInitials: /^[A-Z]{3,7}$/.test(text), suffixes, telling, joined: telling.join('') };
  };
  return [
    way(name, true),
    ...[...aliases, ...initialsOf(name)].map((alias) => way(alias, false)),
    ...formers.flatMap((former) => former.names.map((each) => way(each, false, former))),
  ];
}

function toFound(matches: readonly Way[], isNear: boolean): Found {
  const former = matches[0]?.former;
  return { rows: [...new Set(matches.map(({ row }) => row))], isNear, ...(former && { former }) };
}

/** How well a way answers a query, best first. */
const ranks = ['exact', 'prefix', 'alias', 'phrase', 'aliasPrefix', 'words', 'inside'] as const;
type Rank = (typeof ranks)[number];
/** Ranks below which the literal match may not be what was meant. */
const uncertain: readonly Rank[] = ['words', 'inside'];

/** The ways that match the first reading of the query with matches, best first, else in list order. */
function literalMatches(
  ways: readonly Way[],
  digits: readonly string[],
  query: string,
  readings: readonly (readonly string[])[],
) {
  const isNumber = /^[\d\s().+-]{3,}$/.test(query.normalize('NFKC').trim());
  for (const words of readings) {
    const number = isNumber ? words.join('').replace(/^1(?=\d{3})/, '') : '';
    const rated = ways.map(
      (way) => rankOf(way, words) ?? (number && digits[way.row]?.includes(number) ? 'phrase' : null),
    );
    const found = ranks.flatMap((rank) => ways.filter((_, at) => rated[at] === rank));
    if (found.length > 0) return { found, isCertain: rated.some((rank) => rank && !uncertain.includes(rank)) };
  }
  return { found: [], isCertain: false };
}

function rankOf({ suffixes, isName, isInitials }: Way, words: readonly string[]): Rank | null {
  const joined = words.join('');
  const begins = (text: string) => text.startsWith(joined);
  const [whole = ''] = suffixes;
  if (whole === joined) return isName || isInitials ? 'exact' : 'alias';
  if (begins(whole)) return isName ? 'prefix' : 'aliasPrefix';
  if (suffixes.some(begins)) return isName ? 'phrase' : 'words';
  if (words.every((word) => suffixes.some((text) => text.startsWith(word)))) return 'words';
  return isName && joined.length > 1 && whole.includes(joined) ? 'inside' : null;
}

/** What the ways of a list say together. */
interface Index {
  readonly ways: readonly Way[];
  /** Weight of each telling word: the fewer entries have it, the more it tells. */
  readonly weights: ReadonlyMap<string, number>;
  /** Weight of a word that no name has. */
  readonly unknown: number;
}

function indexOf(ways: readonly Way[], entries: number): Index {
  const rows = new Map<string, Set<number>>();
  for (const { telling, row } of ways)
    for (const word of telling) rows.set(word, (rows.get(word) ?? new Set()).add(row));
  const weigh = (count: number) => Math.log(1 + entries / count);
  return {
    ways,
    weights: new Map([...rows].map(([word, found]) => [word, weigh(found.size)])),
    unknown: weigh(2),
  };
}

/** Shortest word of the list that a typo is corrected to: initials are too alike. */
const shortestCorrected = 4;

/** The ways that the whole query names, as typed, with typos corrected, or with one or two slips in the name as a whole. */
function wholeName(index: Index, words: readonly string[], typed: readonly string[]): readonly Way[] {
  // "progresive home" is Progressive Home, although "home" tells no company from another.
  const entire = typed.map((word) => correct(index, word)).join('');
  const begun = words.length < typed.length ? index.ways.filter(({ suffixes }) => suffixes[0]?.startsWith(entire)) : [];
  if (begun.length > 0) return begun;
  const joined = words.join('');
  const corrected = words.map((word) => correct(index, word)).join('');
  const same = index.ways.filter((way) => way.joined === joined);
  const equal = same.length > 0 ? same : index.ways.filter((way) => way.joined === corrected);
  if (equal.length > 0) return equal;
  const most = Math.min(slipsForgiven(joined), Math.floor(joined.length / 5));
  const [first = ''] = words;
  const rated = index.ways
    .filter(({ telling }) => telling[0] === first || (first.length >= shortestCorrected && !index.weights.has(first)))
    .map((way) => ({ way, slips: slipsBetween(joined, way.joined, most) }));
  const least = Math.min(most, ...rated.map(({ slips }) => slips));
  return rated.filter(({ slips }) => slips === least).map(({ way }) => way);
}

/** The word of the list that was meant: as typed, as its beginning, or the nearest within two slips. */
function correct({ weights }: Index, word: string): string {
  const known = [...weights.keys()];
  if (weights.has(word) || known.some((own) => own.startsWith(word))) return word;
  const most = word.length < shortestCorrected ? 0 : word.length < 6 ? 1 : 2;
  const near = known.flatMap((own) => {
    if (own.length < shortestCorrected) return [];
    const slips = slipsBetween(word, own, most);
    // Two slips in a short word are a letter left out or doubled, and not another word.
    const isOther = slips > 1 && word.length < 8 && own.length === word.length;
    const cost = slips + (own[0] === word[0] ? 0 : 1) + (isOther ? 1 : 0);
    return slips <= most && cost <= 2 ? [{ own, cost }] : [];
  });
  return near.toSorted((one, other) => one.cost - other.cost)[0]?.own ?? word;
}

/** Words of this length and longer are corrected in a sentence: a shorter one is as likely an ordinary word. */
const longInSentence = 7;

/** The ways that a sentence names whole: "tengo seguro con Liberty Mutual y se inundó mi casa". */
function namedInSentence(index: Index, typed: readonly string[]): readonly Way[] {
  const words = typed.map((word) => (word.length < longInSentence ? word : correct(index, word)));
  const isNamed = ({ telling, former, joined, isInitials }: Way) =>
    !former &&
    (isInitials || joined.length > shortestCorrected) &&
    words.some(
      (_, at) => telling.every((own, ahead) => words[at + ahead] === own) && isNamedAt(words, at, telling.length),
    );
  const named = index.ways.filter(isNamed);
  const most = Math.max(...named.map(({ joined }) => joined.length));
  return named.filter(({ joined }) => joined.length === most);
}

/** Share of the weight of a query that a name must have, and a name that the query begins with. */
const leastShare = 0.45;
const leastShareBegun = 0.25;
/** The first word of a company name tells more than those behind it. */
const firstWord = 1.6;
/** How much the words of a name that are not in the query count against it. */
const surplus = 0.15;
const mostNear = 5;

/** The ways that have the most telling words of the query. Those that have too little of it are left out. */
function mostTelling(index: Index, typed: readonly string[]) {
  const { weights, unknown, ways } = index;
  const words = typed.map((word) => correct(index, word));
  const asked = words.map((word, at) => (at === 0 ? firstWord : 1) * (weights.get(word) ?? unknown));
  const total = asked.reduce((sum, weight) => sum + weight, 0);
  const rated = ways.map((way) => {
    const has = words.map((word) =>
      way.telling.some((own) => own === word || (word.length > 3 && own.startsWith(word))),
    );
    const share = asked.reduce((sum, weight, at) => sum + (has[at] ? weight : 0), 0) / total;
    const others = way.telling.filter((own) => !words.some((word) => own.startsWith(word)));
    const missing = others.reduce((sum, own) => sum + (weights.get(own) ?? 0), 0) / total;
    const isBegun = words.some((_, at) => words.slice(0, at + 1).join('') === way.joined);
    const isWhole = has.every(Boolean);
    const isMeant = isWhole || !way.former || (isBegun && way.isInitials);
    const isEnough = share >= (isBegun ? leastShareBegun : leastShare) && isMeant;
    return { way, isEnough, score: share - surplus * missing, isWhole };
  });
  const fits = rated.filter(({ isEnough }) => isEnough).toSorted((one, other) => other.score - one.score);
  const best = fits[0]?.score ?? 0;
  const matches = fits.filter(({ score }) => score >= best * 0.8).slice(0, mostNear);
  return { matches: matches.map(({ way }) => way), isNear: !matches[0]?.isWhole };
}
