/** Edit distance with transpositions, or `limit + 1` as soon as it is certain to exceed the limit. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? limit + 1;
}

/** A word and its deletions of one letter (the SymSpell index). */
function shortened(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

/** Shorter words are too close to each other to correct. */
const shortestSlipped = 5;
/** Words of this length and longer may have two typos. */
const longForTwo = 9;
/** Longer runs of letters are not words, and cost time. */
const longestWord = 20;

/** Words by their deletions, so that a look-up costs the same for any number of words. */
class SlipIndex {
  readonly #words = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      for (const key of shortened(word)) this.#words.set(key, [...(this.#words.get(key) ?? []), word]);
    }
  }

  /** Words at an edit distance of at most 1: a letter inserted, deleted, replaced or transposed. */
  near(written: string): string[] {
    const found = new Set<string>();
    for (const key of shortened(written)) {
      for (const word of this.#words.get(key) ?? []) if (editDistance(written, word, 1) <= 1) found.add(word);
    }
    return [...found];
  }
}

/** Spelling correction against the words of the lexicon. */
export interface Vocabulary {
  /** Corrections of a word by typo or sound. Empty for a word that is spelled correctly. */
  meant(word: string): readonly string[];
}

export interface VocabularyParts {
  /** Single words of the lexicon: `word`, `stem*` or `=word`. They are spelt right. */
  readonly entries: Iterable<string>;
  /** Words that may be a correction. */
  readonly guessed: readonly string[];
  /** Words that lie one slip or one sound away from a guessed one and are spelt right. */
  readonly ordinary: ReadonlySet<string>;
  /** What a word may stand for by its sound. */
  byEar(word: string): readonly string[];
}

export function vocabularyOf({ entries, guessed, ordinary, byEar }: VocabularyParts): Vocabulary {
  const stems = new Set<string>();
  const words = new Set<string>(guessed);
  for (const entry of entries) {
    if (entry.endsWith('*')) stems.add(entry.slice(0, -1));
    else words.add(entry.replace('=', ''));
  }
  const slips = new SlipIndex(guessed.filter((word) => word.length >= shortestSlipped));
  const long = Map.groupBy(
    guessed.filter((word) => word.length >= longForTwo),
    (word) => word.charAt(0),
  );

  const isKnown = (word: string) =>
    ordinary.has(word) ||
    words.has(word) ||
    (word.endsWith('s') && (words.has(word.slice(0, -1)) || words.has(word.slice(0, -2)))) ||
    Array.from({ length: Math.max(0, word.length - 2) }, (_, step) => word.slice(0, step + 3)).some((start) =>
      stems.has(start),
    );

  return {
    meant(word) {
      if (word.length < shortestSlipped - 1 || word.length > longestWord) return [];
      // Written as it is said: "sprayin" is "spraying", though "spray" with any ending is spelt right.
      const whole = `${word}g`;
      if (word.endsWith('in') && words.has(whole)) return [whole];
      if (isKnown(word)) return [];
      const twice =
        word.length < longForTwo - 1
          ? []
          : (long.get(word.charAt(0)) ?? []).filter((other) => editDistance(word, other, 2) <= 2);
      return [...new Set([...byEar(word), ...slips.near(word), ...twice])];
    },
  };
}
