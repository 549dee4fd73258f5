import { lifeWords } from '../lexicon/guesses/life-words.ts';
import { ordinaryWords } from '../lexicon/guesses/ordinary-words.ts';
import { lexica } from '../lexicon/lexica.ts';
import { linesOf } from '../lexicon/lexicon.ts';
import type { Pattern } from '../patterns.ts';
import { earFor } from './by-ear.ts';
import { type Vocabulary, vocabularyOf } from './spelling.ts';

/** Single words of every phrase of the lexicon, with their signs. */
export function entriesOf(patterns: readonly Pattern[]): string[] {
  return patterns
    .flatMap(({ parts }) => parts.flat())
    .flatMap(({ entries }) => entries.flatMap((entry) => entry.split('_')));
}

/** Every phrase of the lexicon. */
export function allPatterns(): readonly Pattern[] {
  return Object.values(lexica).flatMap((lexicon) => {
    const lists: readonly string[] = lexicon.lists;
    return lists.flatMap((list) => lexicon.patterns(list as never));
  });
}

/** The words of a block of data. */
export function wordsOf(block: string): readonly string[] {
  return linesOf(block).flatMap((line) => line.split(' '));
}

let known: Vocabulary | undefined;

/** The words of the lexicon with their slips and sounds. Built when first asked for. */
export function vocabulary(): Vocabulary {
  known ??= vocabularyOf({
    entries: entriesOf(allPatterns()),
    guessed: wordsOf(lifeWords),
    ordinary: new Set(wordsOf(ordinaryWords)),
    byEar: earFor(wordsOf(lifeWords)),
  });
  return known;
}
