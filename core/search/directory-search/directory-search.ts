import { holdsAt } from './bisection.ts';
import { initialsOf, searchWords } from './normalise.ts';
import { type RowText, rowsHolding, rowText } from './row-text.ts';
import { readingsOf } from './spanish.ts';

/** What search needs to know of an entry. */
export interface SearchedEntry {
  readonly name: string;
  readonly phone: string;
  readonly aliases: readonly string[];
}

/**
 * The entries prepared for search. `starts` is every start of a word in a name or alias with all that follows it, spaces
 * taken out, sorted; `rows` and `kinds` say, at the same position, whose it is and what it is.
 */
export interface DirectoryIndex {
  readonly size: number;
  readonly starts: readonly string[];
  readonly rows: Uint32Array;
  readonly kinds: Uint8Array;
  readonly names: RowText;
  readonly phones: RowText;
}

/** What `searchDirectory` found: rows of the list, best first. */
export interface DirectoryMatches {
  readonly rows: readonly number[];
  /** False when nothing stands in the list as typed, so that a search which forgives typing errors should add its own. */
  readonly certain: boolean;
}

const startKind = { name: 0, insideName: 1, alias: 2, insideAlias: 3 } as const;

/** How well an entry answers a query, best first; `none` closes the scale. */
const rank = { exact: 0, prefix: 1, alias: 2, phrase: 3, aliasPrefix: 4, words: 5, inside: 6, none: 7 } as const;
const rankOfPrefix = [rank.prefix, rank.phrase, rank.aliasPrefix, rank.words] as const;
const rankOfWhole = [rank.exact, rank.phrase, rank.alias, rank.words] as const;

/** Prepares a list for search. Takes time in proportion to its size: do it once. */
export function indexDirectory(entries: readonly SearchedEntry[]): DirectoryIndex {
  const starts = entries.flatMap(startsOf).sort(byText);
  return {
    size: entries.length,
    starts: starts.map(({ text }) => text),
    rows: Uint32Array.from(starts, ({ row }) => row),
    kinds: Uint8Array.from(starts, ({ kind }) => kind),
    names: rowText(entries.map(({ name }) => searchWords(name).join(''))),
    phones: rowText(entries.map(({ phone }) => phone.replace(/\D/g, ''))),
  };
}

const byText = ({ text: one }: Start, { text: other }: Start) => (one < other ? -1 : one > other ? 1 : 0);

/**
 * The entries that hold the query: exact name, start of the name, exact alias or initials, a phrase inside the name (or
 * the digits of the number), start of an alias, all words in any order, and any part of the name, in this order; equals
 * keep the order of the list. A blank query finds the whole list; one of signs alone, which stand in no name, finds nothing.
 */
export function searchDirectory(index: DirectoryIndex, query: string): DirectoryMatches {
  if (query.trim() !== '' && !/[\p{L}\p{N}]/u.test(query)) return { rows: [], certain: true };
  const readings = readingsOf(query, (word) => isKnownStart(index, word));
  for (const words of readings) {
    const matches = searchWordsIn(index, words, query.normalize('NFKC'));
    if (matches.rows.length > 0) return matches;
  }
  return { rows: [], certain: false };
}

function searchWordsIn(index: DirectoryIndex, words: readonly string[], query: string): DirectoryMatches {
  const joined = words.join('');
  if (joined === '') return { rows: Array.from({ length: index.size }, (_, row) => row), certain: true };
  const ranks = new Uint8Array(index.size).fill(rank.none);
  rankStarts(index, joined, ranks);
  if (words.length > 1) rankAllWords(index, words, ranks);
  if (joined.length > 1) rankRows(rowsHolding(index.names, joined), rank.inside, ranks);
  if (/^[\d\s().+-]{3,}$/.test(query.trim())) {
    rankRows(rowsHolding(index.phones, joined.replace(/^1(?=\d{3})/, '')), rank.phrase, ranks);
  }
  return inOrder(ranks);
}

/** The start of a word with all that follows it, whose it is, and what it is. */
interface Start {
  readonly text: string;
  readonly row: number;
  readonly kind: number;
}

function startsOf({ name, aliases }: SearchedEntry, row: number): readonly Start[] {
  return [
    ...wordStarts(name, row, startKind.name),
    ...[...aliases, ...initialsOf(name)].flatMap((alias) => wordStarts(alias, row, startKind.alias)),
  ];
}

function wordStarts(text: string, row: number, first: number): readonly Start[] {
  const words = searchWords(text);
  return words.map((_, at) => ({ text: words.slice(at).join(''), row, kind: at === 0 ? first : first + 1 }));
}

function rankStarts({ starts, rows, kinds }: DirectoryIndex, text: string, ranks: Uint8Array) {
  const { from, to } = startingWith(starts, text);
  for (let at = from; at < to; at++) {
    const scale = starts[at] === text ? rankOfWhole : rankOfPrefix;
    lower(ranks, rows[at] ?? 0, scale[kinds[at] ?? 0] ?? rank.words);
  }
}

/** Ranks the rows in which each of the words begins a word, in whatever order. */
function rankAllWords({ starts, rows, size }: DirectoryIndex, words: readonly string[], ranks: Uint8Array) {
  const seen = new Uint8Array(size);
  words.forEach((word, turn) => {
    const { from, to } = startingWith(starts, word);
    for (let at = from; at < to; at++) {
      const row = rows[at] ?? 0;
      if (seen[row] === turn) seen[row] = turn + 1;
    }
  });
  for (let row = 0; row < size; row++) if (seen[row] === words.length) lower(ranks, row, rank.words);
}

function rankRows(rows: readonly number[], value: number, ranks: Uint8Array) {
  for (const row of rows) lower(ranks, row, value);
}

function lower(ranks: Uint8Array, row: number, value: number) {
  if (value < (ranks[row] ?? rank.none)) ranks[row] = value;
}

/** Rows by rank, equals in the order of the list: one bucket a rank, no sorting. */
function inOrder(ranks: Uint8Array): DirectoryMatches {
  const buckets: number[][] = Array.from({ length: rank.none }, () => []);
  ranks.forEach((value, row) => {
    buckets[value]?.push(row);
  });
  const best = buckets.findIndex((bucket) => bucket.length > 0);
  return { rows: buckets.flat(), certain: best !== -1 && best <= rank.aliasPrefix };
}

/** The run of sorted texts that begin with a text. */
function startingWith(starts: readonly string[], text: string): { readonly from: number; readonly to: number } {
  const from = holdsAt(starts.length, (at) => (starts[at] ?? '') >= text);
  const past = `${text}\uffff`;
  return { from, to: holdsAt(starts.length, (at) => (starts[at] ?? '') >= past) };
}

/** True when a word or name in the list begins with the text (lower case, no spaces). */
export function isKnownStart({ starts }: DirectoryIndex, text: string): boolean {
  const { from, to } = startingWith(starts, text);
  return to > from;
}
