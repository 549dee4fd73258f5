import type { Vocabulary } from '../nlp/spelling.ts';
import type { Token } from '../nlp/tokens.ts';
import type { Span } from './hazards.ts';
import { listCount, listsWith, type Match, type Pattern, type Term } from './patterns.ts';

const nowhere: readonly number[] = [];
const noPlaces: ReadonlyMap<number, number> = new Map();

/** The entries of the lexicon that mean a word: itself, literally, without its plural ending, and every stem of it. */
function entriesFor(word: string): readonly string[] {
  const singular = ['s', 'es'].filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
  return [word, `=${word}`, ...singular, ...Array.from(word, (_, at) => `${word.slice(0, at + 1)}*`)];
}

/** Where the words of one text stand, by every entry of the lexicon that means them. */
export class WordIndex {
  readonly #places = new Map<string, number[]>();

  constructor(tokens: readonly Token[], vocabulary?: Vocabulary) {
    const known = new Map<string, ReadonlySet<string>>();
    tokens.forEach(({ word }, index) => {
      const entries = known.get(word) ?? new Set([word, ...(vocabulary?.meant(word) ?? [])].flatMap(entriesFor));
      known.set(word, entries);
      for (const entry of entries) {
        const places = this.#places.get(entry);
        if (places) places.push(index);
        else this.#places.set(entry, [index]);
      }
    });
  }

  /** Every single entry that means a word of the text. */
  entries(): Iterable<string> {
    return this.#places.keys();
  }

  /** Where an entry begins, in order: a word, a stem (`leak*`), a literal word (`=gas`) or a compound (`rotten_egg`). */
  placesOf(entry: string): readonly number[] {
    if (!entry.includes('_')) return this.#places.get(entry) ?? nowhere;
    const [first = '', ...rest] = entry.split('_');
    return this.placesOf(first).filter((start) =>
      rest.every((word, step) => this.placesOf(word).includes(start + step + 1)),
    );
  }
}

const littleWords = new Set(
  'the a an my our your his her their its it is are was were be been of in on at to from by with and has have had got getting this that some all just really very out down up el la los las un una de del en al mi su se me nos le lo ya por con y que esta estan hay muy'.split(
    ' ',
  ),
);

/** Words that no quote ends on, besides the little ones. */
const tails = new Set([...littleWords, ...'since desde debajo under through para hasta sin cada every'.split(' ')]);

/** Words that a pattern of two parts may lie apart. */
const near = 10;

function run(start: number, length: number): number[] {
  return Array.from({ length }, (_, step) => start + step);
}

/** How many little words a row may skip in all, so that a text of nothing else costs little. */
const littleWordsSkipped = 6;

/** Rows looked at in one text, so that a text that repeats itself costs little. */
const mostRows = 60;

/** The words of one text, in which the patterns of the lexicon are looked for. */
export class Reader {
  readonly tokens: readonly Token[];
  readonly #index: WordIndex;
  readonly #found = new Map<Term['entries'], ReadonlyMap<number, number>>();
  readonly #matches = new Map<Pattern, readonly Match[]>();
  /** The lists that may be found, of so many as were compiled by then. */
  #possible: { readonly of: number; readonly lists: ReadonlySet<Term['entries']> } = { of: 0, lists: new Set() };

  constructor(tokens: readonly Token[], vocabulary?: Vocabulary) {
    this.tokens = tokens;
    this.#index = new WordIndex(tokens, vocabulary);
  }

  /** Every place of some single-word entries of the lexicon. */
  placesOf(entries: ReadonlySet<string>): ReadonlySet<number> {
    const here = Array.from(this.#index.entries()).filter((entry) => entries.has(entry));
    return new Set(here.flatMap((entry) => this.#index.placesOf(entry)));
  }

  /** Where a term stands, and how many words of the text it takes up there: more than 1 for a compound. */
  #places({ entries }: Term): ReadonlyMap<number, number> {
    if (this.#possible.of !== listCount())
      this.#possible = { of: listCount(), lists: listsWith(this.#index.entries()) };
    if (!this.#possible.lists.has(entries)) return noPlaces;
    let found = this.#found.get(entries);
    if (!found) {
      const places = new Map<number, number>();
      for (const entry of entries) {
        const at = this.#index.placesOf(entry);
        if (at.length === 0) continue;
        const length = entry.split('_').length;
        for (const index of at) places.set(index, Math.max(length, places.get(index) ?? 0));
      }
      found = places;
      this.#found.set(entries, found);
    }
    return found;
  }

  /** All matches of words in a row, in the order of the text. */
  #rows(terms: readonly Term[]): Match[] {
    const [first, ...rest] = terms;
    if (!first || terms.some((term) => this.#places(term).size === 0)) return [];
    const starts = [...this.#places(first)].sort(([a], [b]) => a - b).slice(0, mostRows);
    return starts.flatMap(([start, length]) => {
      const match = this.#continue(run(start, length), rest);
      return match ? [match] : [];
    });
  }

  #continue(match: number[], rest: readonly Term[]): number[] | null {
    for (const term of rest) {
      const next = this.#next(match.at(-1) ?? 0, term);
      if (next === null) return null;
      match.push(...run(next, this.#places(term).get(next) ?? 1));
    }
    return match;
  }

  #next(from: number, term: Term): number | null {
    const { thought, clause } = this.tokens[from] ?? {};
    const places = this.#places(term);
    let skipped = 0;
    const last = term.adjacent ? from + 1 : from + 1 + term.gap + littleWordsSkipped;
    for (let index = from + 1; index <= last; index++) {
      const token = this.tokens[index];
      if (token?.thought !== thought || (term.joined && token?.clause !== clause)) return null;
      if (places.has(index)) return index;
      if (!littleWords.has(token?.word ?? '') && ++skipped > term.gap) return null;
    }
    return null;
  }

  #areNear(left: Match, right: Match): boolean {
    const [a, b] = [left[0] ?? 0, right[0] ?? 0];
    const gap = a < b ? b - (left.at(-1) ?? a) : a - (right.at(-1) ?? b);
    return gap > 0 && gap <= near && this.tokens[a]?.thought === this.tokens[b]?.thought;
  }

  /** Up to two matches that go with one of the first part. */
  #partners(left: Match, others: readonly Match[], anywhere: boolean): Match[] {
    const found: Match[] = [];
    for (const right of others) {
      const fits = anywhere ? !right.some((index) => left.includes(index)) : this.#areNear(left, right);
      if (fits) found.push(right);
      if (found.length === 2) break;
    }
    return found;
  }

  /** All matches of a pattern. Several questions ask for the same ones. */
  matches(pattern: Pattern): readonly Match[] {
    const found = this.#matches.get(pattern) ?? this.#find(pattern);
    this.#matches.set(pattern, found);
    return found;
  }

  /** Matches in several parts list the words of the first part first. */
  #find({ parts, anywhere }: Pattern): readonly Match[] {
    let found: Match[] | null = null;
    for (const part of parts) {
      const rows = this.#rows(part);
      if (rows.length === 0) return [];
      found =
        found === null
          ? rows
          : found.flatMap((left) => this.#partners(left, rows, anywhere).map((right) => [...left, ...right]));
    }
    return found ?? [];
  }

  /** The stretches of text of a match: words close together make one, which ends on a content word. Little words alone make none. */
  spans(match: Match): Span[] {
    const spans: { start: number; end: number; last: number; hasContent: boolean }[] = [];
    const indices = [...match].sort((a, b) => a - b);
    while (indices.length > 1 && tails.has(this.tokens[indices.at(-1) ?? 0]?.word ?? '')) indices.pop();
    for (const index of indices) {
      const token = this.tokens[index];
      if (!token) continue;
      const open = spans.at(-1);
      const joins = open && index - open.last <= 3 && this.tokens[open.last]?.sentence === token.sentence;
      const hasContent = !tails.has(token.word);
      if (open && joins) {
        Object.assign(open, { end: token.end, last: index, hasContent: open.hasContent || hasContent });
      } else spans.push({ start: token.start, end: token.end, last: index, hasContent });
    }
    const said = spans.filter(({ hasContent }) => hasContent);
    return (said.length > 0 ? said : spans).map(({ start, end }) => ({ start, end }));
  }
}
