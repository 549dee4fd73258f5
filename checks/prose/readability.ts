import { syllable } from 'syllable';
import type { Level } from '#content/i18n/schemas.ts';

/** Highest Flesch-Kincaid grade that a page of each level may have; technical pages have no limit. */
export const gradeLimits: Record<Level, number> = { emergency: 9, general: 11, technical: Number.POSITIVE_INFINITY };

/**
 * Flesch-Kincaid grade level (US school years) of blocks of prose. The end of a block ends its sentence. A word with a
 * digit in it counts as one syllable. Blocks of fewer than four words are labels, not sentences, and are left out.
 * @returns the grade, or 0 when there is no sentence
 */
export function readingGrade(blocks: readonly string[]): number {
  const sentences = blocks.flatMap(sentencesOf).filter((words) => words.length >= 4);
  const words = sentences.flat();
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + (/\d/.test(word) ? 1 : Math.max(1, syllable(word))), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** The words of each sentence of a block, labels among them. */
export function sentencesOf(block: string): readonly (readonly string[])[] {
  return block.split(/[.!?]+(?=\s|$)/).map((sentence) => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? []);
}
