import MiniSearch, { type Query } from 'minisearch';
import { directoryAliases } from '#content/directory/aliases.ts';
import { initialsOf, searchWords } from '#core/search/normalize.ts';
import { readingsOf } from '#core/search/spanish.ts';

/** An entry as shown on the page. */
export interface Listed {
  readonly name: string;
  readonly phone: string;
}

/** An entry with its aliases. */
export interface SearchedEntry extends Listed {
  readonly aliases: readonly string[];
}

/** Finds the rows for a query, best first. */
export type Find = (query: string) => readonly number[];

/** Prepares the search of a list with the aliases of the directory. */
export function prepare(listed: readonly Listed[]): Find {
  return searchOf(listed.map((entry) => ({ ...entry, aliases: directoryAliases[entry.name] ?? [] })));
}

/**
 * Search of a list: literal matches, then, unless one of them is certain, fuzzy ones through MiniSearch. A blank query finds the
 * whole list; one of punctuation alone finds nothing.
 */
export function searchOf(entries: readonly SearchedEntry[]): Find {
  const texts = entries.map(textsOf);
  const isKnown = (start: string) =>
    texts.some(({ name, aliases }) => [name, ...aliases].some((run) => run.some((text) => text.startsWith(start))));
  const findFuzzy = fuzzySearch(texts);
  return (query) => {
    if (query.trim() === '') return [...entries.keys()];
    if (!/[\p{L}\p{N}]/u.test(query)) return [];
    const { rows, certain } = literalMatches(texts, query, readingsOf(query, isKnown));
    return certain ? rows : [...new Set([...rows, ...findFuzzy(searchWords(query))])];
  };
}

/** The suffixes of a text at word starts, without spaces: "State Farm" gives "statefarm" and "farm". */
type Suffixes = readonly string[];

/** What is compared with a query. */
interface EntryTexts {
  readonly name: Suffixes;
  readonly aliases: readonly Suffixes[];
  readonly digits: string;
  /** Words for MiniSearch, also with the words joined. */
  readonly words: { readonly name: string; readonly aliases: string };
}

function textsOf({ name, phone, aliases }: SearchedEntry): EntryTexts {
  const own = searchWords(name);
  const others = [...aliases, ...initialsOf(name)].map(searchWords);
  return {
    name: suffixesOf(own),
    aliases: others.map(suffixesOf),
    digits: phone.replace(/\D/g, ''),
    words: { name: withJoined(own), aliases: others.map(withJoined).join(' ') },
  };
}

function suffixesOf(words: readonly string[]): Suffixes {
  return words.map((_, at) => words.slice(at).join(''));
}

function withJoined(words: readonly string[]): string {
  return [...words, words.slice(0, 2).join(''), words.join('')].join(' ');
}

/** How well an entry answers a query, best first. */
const ranks = ['exact', 'prefix', 'alias', 'phrase', 'aliasPrefix', 'words', 'inside'] as const;
type Rank = (typeof ranks)[number];
/** Ranks below which the literal match may not be what was queryFor. */
const uncertain: readonly Rank[] = ['words', 'inside'];

/** The rows that match the first reading of the query with matches, best first, else in list order. */
function literalMatches(texts: readonly EntryTexts[], query: string, readings: readonly (readonly string[])[]) {
  const isNumber = /^[\d\s().+-]{3,}$/.test(query.normalize('NFKC').trim());
  for (const words of readings) {
    const found = texts.map((entry) => rankOf(entry, words, isNumber));
    const rows = ranks.flatMap((rank) => found.flatMap((one, row) => (one === rank ? [row] : [])));
    if (rows.length > 0) return { rows, certain: found.some((rank) => rank && !uncertain.includes(rank)) };
  }
  return { rows: [], certain: false };
}

function rankOf({ name, aliases, digits }: EntryTexts, words: readonly string[], isNumber: boolean): Rank | undefined {
  const joined = words.join('');
  const begins = (text: string) => text.startsWith(joined);
  const suffixes = [name, ...aliases].flat();
  if (name[0] === joined) return 'exact';
  if (name[0]?.startsWith(joined)) return 'prefix';
  if (aliases.some(([whole]) => whole === joined)) return 'alias';
  if (name.some(begins) || (isNumber && digits.includes(joined.replace(/^1(?=\d{3})/, '')))) return 'phrase';
  if (aliases.some(([whole]) => whole?.startsWith(joined))) return 'aliasPrefix';
  if (suffixes.some(begins) || words.every((word) => suffixes.some((text) => text.startsWith(word)))) return 'words';
  return joined.length > 1 && name[0]?.includes(joined) ? 'inside' : undefined;
}

/** Fuzzy search: tolerates one error in words of four or five letters, two in longer ones, and swapped neighbors. */
function fuzzySearch(texts: readonly EntryTexts[]): (words: readonly string[]) => readonly number[] {
  const library = new MiniSearch({
    fields: ['name', 'aliases'],
    processTerm: (term) => term,
    searchOptions: { prefix: true, fuzzy: errorsIn, boost: { name: 2 } },
  });
  library.addAll(texts.map(({ words }, id) => ({ id, ...words })));
  const queryFor = (word: string): Query => ({ queries: [word, ...swapsOf(word)] });
  return (words) => {
    const all: Query = { combineWith: 'AND', queries: words.map(queryFor) };
    return library.search({ queries: [all, queryFor(words.join(''))] }).map(({ id }) => id);
  };
}

function errorsIn(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}

/** The word with each pair of neighbors swapped: a swap counts as two errors for MiniSearch. */
function swapsOf(word: string): readonly string[] {
  if (word.length < 4) return [];
  return Array.from(word.slice(1), (next, at) => word.slice(0, at) + next + word.charAt(at) + word.slice(at + 2));
}
