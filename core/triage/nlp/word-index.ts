import { readEntry, type Vocabulary } from './spelling.ts';
import type { Token } from './tokens.ts';

/** Words are looked up for a stem by this many letters. */
const startLength = 3;

/** Where the words of one text stand, with a memory of the entries of the lexicon that were asked for. */
export class WordIndex {
  readonly #entries = new Map<string, readonly number[]>();
  /** Where each distinct word stands, under all names that it may mean. */
  readonly #words = new Map<string, number[]>();
  /** Distinct words by their beginning, for stems. */
  readonly #byStart = new Map<string, string[]>();

  constructor(tokens: readonly Token[], vocabulary?: Vocabulary) {
    const meant = new Map<string, readonly string[]>();
    tokens.forEach(({ word }, index) => {
      let also = meant.get(word);
      if (!also) {
        also = vocabulary?.meant(word) ?? [];
        meant.set(word, also);
      }
      for (const name of [word, ...also]) this.#note(name, index);
    });
  }

  #note(word: string, index: number): void {
    const places = this.#words.get(word);
    if (places) {
      places.push(index);
      return;
    }
    this.#words.set(word, [index]);
    const start = word.slice(0, startLength);
    const alike = this.#byStart.get(start);
    if (alike) alike.push(word);
    else this.#byStart.set(start, [word]);
  }

  /** The words of the text that an entry of the lexicon means. */
  #wordsMeant(entry: string): readonly string[] {
    const { word, kind } = readEntry(entry);
    if (kind === 'word') return [word, `${word}s`, `${word}es`].filter((form) => this.#words.has(form));
    if (kind === 'literal') return this.#words.has(word) ? [word] : [];
    if (word.length < startLength) return [...this.#words.keys()].filter((written) => written.startsWith(word));
    return (this.#byStart.get(word.slice(0, startLength)) ?? []).filter((written) => written.startsWith(word));
  }

  /** Where a single word of the lexicon stands, in order. */
  #wordPlaces(entry: string): readonly number[] {
    let found = this.#entries.get(entry);
    if (!found) {
      found = this.#wordsMeant(entry).flatMap((word) => this.#words.get(word) ?? []);
      this.#entries.set(entry, found);
    }
    return found;
  }

  /** Where an entry begins, in order: a word, a stem or a compound. */
  placesOf(entry: string): readonly number[] {
    const [first = '', ...rest] = entry.split('_');
    const starts = this.#wordPlaces(first);
    if (rest.length === 0 || starts.length === 0) return starts;
    const others = rest.map((word) => new Set(this.#wordPlaces(word)));
    return starts.filter((start) => others.every((places, step) => places.has(start + step + 1)));
  }
}
