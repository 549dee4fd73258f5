import type { Pattern } from '../hazards/patterns.ts';
import { allLexicons } from '../lexicon/all-lexicons.ts';
import { linesOf } from '../lexicon/lexicon.ts';
import { lifeWords } from '../lexicon/life-words.ts';
import { ordinaryWords } from '../lexicon/ordinary-words.ts';
import { phoneticCodesFor } from './phonetic.ts';
import { type Vocabulary, vocabularyOf } from './spelling.ts';

/** Single words of every phrase of the lexicon, with their signs. */
export function entriesOf(patterns: readonly Pattern[]): string[] {
  return patterns
    .flatMap(({ parts }) => parts.flat())
    .flatMap(({ entries }) => entries.flatMap((entry) => entry.split('_')));
}

/** Every phrase of the lexicon. */
export function allPatterns(): readonly Pattern[] {
  return Object.values(allLexicons).flatMap((lexicon) => {
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
    byEar: phoneticCodesFor(wordsOf(lifeWords)),
  });
  return known;
}
