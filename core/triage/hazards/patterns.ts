/**
 * A phrase of the lexicon. Its source is a line such as `toilet|taza ~2 back*|overflow* & brown`:
 * words in a row, `a|b` either, `a_b` a compound, `$name` a set of words, `stem*` any ending, `=word` the word alone, `~n` up
 * to n words in between, `^n` the same without a comma, `-` none, not even a little one, `A & B` both within ten words of a
 * thought in any order, `A && B` both anywhere in the text. A row lies in one thought too: a sentence and those that go on with
 * it (`words/thoughts.ts`). Little words (the, of, is …) never count as in between.
 */
export interface Pattern {
  readonly source: string;
  readonly parts: readonly (readonly Term[])[];
  readonly anywhere: boolean;
}

type Entries = readonly string[];

export interface Term {
  readonly entries: Entries;
  /** Words that may stand between this term and the one before. */
  readonly gap: number;
  /** Whether term and the one before must stand in one clause. */
  readonly joined: boolean;
  /** Whether nothing at all may stand between them. */
  readonly adjacent: boolean;
}

/** Sets of words by name. */
export type WordSets = ReadonlyMap<string, readonly string[]>;

/** Where a pattern matched: the tokens of its terms, in the order of the pattern. */
export type Match = readonly number[];

/** Equal lists of entries are one array, so that a reader looks each up once for all patterns that have it. */
const lists = new Map<string, Entries>();
const listsByWord = new Map<string, Entries[]>();

export const listCount = () => lists.size;

/** The lists that have an entry of one of these words, or a compound that begins with one. */
export function listsWith(words: Iterable<string>): ReadonlySet<Entries> {
  return new Set(Array.from(words).flatMap((word) => listsByWord.get(word) ?? []));
}

function piecesOf(piece: string, sets: WordSets): Entries {
  const entries = piece.split('|').flatMap((entry) => {
    if (!entry.startsWith('$')) return [entry];
    const words = sets.get(entry.slice(1));
    if (!words) throw new Error(`The lexicon has no set of words ${entry}`);
    return words;
  });
  const key = entries.join('|');
  const same = lists.get(key);
  if (same) return same;
  lists.set(key, entries);
  for (const word of new Set(entries.map((entry) => entry.split('_', 1)[0] ?? entry))) {
    const known = listsByWord.get(word);
    if (known) known.push(entries);
    else listsByWord.set(word, [entries]);
  }
  return entries;
}

function compileTerms(source: string, sets: WordSets): Term[] {
  const terms: Term[] = [];
  let gap = 0;
  let joined = false;
  let adjacent = false;
  for (const piece of source.trim().split(/\s+/)) {
    if (piece === '-') {
      adjacent = true;
      continue;
    }
    if (/^[~^]\d$/.test(piece)) {
      gap = Number(piece.slice(1));
      joined = piece.startsWith('^');
      continue;
    }
    terms.push({ entries: piecesOf(piece, sets), gap, joined: joined || adjacent, adjacent });
    gap = 0;
    joined = false;
    adjacent = false;
  }
  return terms;
}

/** A pattern whose rows lie in one clause each. */
export function inOneClause(pattern: Pattern): Pattern {
  return { ...pattern, parts: pattern.parts.map((terms) => terms.map((term) => ({ ...term, joined: true }))) };
}

/** Compiles a phrase. Throws on a set of words that does not exist, which is a bug in the lexicon. */
export function compile(phrase: string, sets: WordSets): Pattern {
  return {
    source: phrase,
    anywhere: phrase.includes('&&'),
    parts: phrase.split(/&&?/).map((part) => compileTerms(part, sets)),
  };
}

/** The distinct single words of some phrases, with their signs. */
export function entriesOf(patterns: readonly Pattern[]): ReadonlySet<string> {
  const lists = new Set(patterns.flatMap(({ parts }) => parts.flat().map(({ entries }) => entries)));
  return new Set([...lists].flatMap((entries) => entries.flatMap((entry) => entry.split('_'))));
}
