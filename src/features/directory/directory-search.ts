import MiniSearch, { type Query } from 'minisearch';
import { directoryAliases } from '#content/directory/aliases.ts';
import { initialsOf, searchWords } from '#core/search/normalize.ts';
import { readingsOf } from '#core/search/spanish.ts';

/** An entry as it stands on the page. */
export interface Listed {
  readonly name: string;
  readonly phone: string;
}

/** An entry with every other name it is known by. */
export interface SearchedEntry extends Listed {
  readonly aliases: readonly string[];
}

/** What finds the rows for a query, best first. */
export type Find = (query: string) => readonly number[];

/** Prepares the search of a list with the aliases of the directory. */
export function prepare(listed: readonly Listed[]): Find {
  return searchOf(listed.map((entry) => ({ ...entry, aliases: directoryAliases[entry.name] ?? [] })));
}

/**
 * The search of a list: what stands in it as typed, then, unless that is certain, what was meant, through MiniSearch. A blank
 * query finds the whole list; one of signs alone finds nothing.
 */
export function searchOf(entries: readonly SearchedEntry[]): Find {
  const texts = entries.map(textsOf);
  const isKnown = (start: string) =>
    texts.some(({ name, aliases }) => [name, ...aliases].some((run) => run.some((text) => text.startsWith(start))));
  const findMeant = fuzzySearch(texts);
  return (query) => {
    if (query.trim() === '') return [...entries.keys()];
    if (!/[\p{L}\p{N}]/u.test(query)) return [];
    const { rows, certain } = asTyped(texts, query, readingsOf(query, isKnown));
    return certain ? rows : [...new Set([...rows, ...findMeant(searchWords(query))])];
  };
}

/** A text from each of its words to its end, without spaces: "State Farm" as "statefarm" and "farm". */
type Runs = readonly string[];

/** What is compared with a query. */
interface EntryTexts {
  readonly name: Runs;
  readonly aliases: readonly Runs[];
  readonly digits: string;
  /** Words for MiniSearch, those that are written apart also as one. */
  readonly words: { readonly name: string; readonly aliases: string };
}

function textsOf({ name, phone, aliases }: SearchedEntry): EntryTexts {
  const own = searchWords(name);
  const others = [...aliases, ...initialsOf(name)].map(searchWords);
  return {
    name: runsOf(own),
    aliases: others.map(runsOf),
    digits: phone.replace(/\D/g, ''),
    words: { name: withJoined(own), aliases: others.map(withJoined).join(' ') },
  };
}

function runsOf(words: readonly string[]): Runs {
  return words.map((_, at) => words.slice(at).join(''));
}

function withJoined(words: readonly string[]): string {
  return [...words, words.slice(0, 2).join(''), words.join('')].join(' ');
}

/** How well an entry answers a query, best first. */
const ranks = ['exact', 'prefix', 'alias', 'phrase', 'aliasPrefix', 'words', 'inside'] as const;
type Rank = (typeof ranks)[number];
/** From here on, what was typed may not be what was meant. */
const uncertain: readonly Rank[] = ['words', 'inside'];

/** The rows that hold the first reading of a query of which there is any, best first and else in the order of the list. */
function asTyped(texts: readonly EntryTexts[], query: string, readings: readonly (readonly string[])[]) {
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
  const runs = [name, ...aliases].flat();
  if (name[0] === joined) return 'exact';
  if (name[0]?.startsWith(joined)) return 'prefix';
  if (aliases.some(([whole]) => whole === joined)) return 'alias';
  if (name.some(begins) || (isNumber && digits.includes(joined.replace(/^1(?=\d{3})/, '')))) return 'phrase';
  if (aliases.some(([whole]) => whole?.startsWith(joined))) return 'aliasPrefix';
  if (runs.some(begins) || words.every((word) => runs.some((text) => text.startsWith(word)))) return 'words';
  return joined.length > 1 && name[0]?.includes(joined) ? 'inside' : undefined;
}

/** Finds rows in spite of typing errors: one in a word of four or five letters, two in longer ones, and swapped neighbors in any. */
function fuzzySearch(texts: readonly EntryTexts[]): (words: readonly string[]) => readonly number[] {
  const library = new MiniSearch({
    fields: ['name', 'aliases'],
    processTerm: (term) => term,
    searchOptions: { prefix: true, fuzzy: errorsIn, boost: { name: 2 } },
  });
  library.addAll(texts.map(({ words }, id) => ({ id, ...words })));
  const meant = (word: string): Query => ({ queries: [word, ...swapsOf(word)] });
  return (words) => {
    const all: Query = { combineWith: 'AND', queries: words.map(meant) };
    return library.search({ queries: [all, meant(words.join(''))] }).map(({ id }) => id);
  };
}

function errorsIn(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}

/** A word with two neighboring letters swapped, which counts as two errors. Of longer words, two errors are forgiven anyway. */
function swapsOf(word: string): readonly string[] {
  if (word.length < 4) return [];
  return Array.from(word.slice(1), (next, at) => word.slice(0, at) + next + word.charAt(at) + word.slice(at + 2));
}
