import type { Level } from '#content/i18n/schemas.ts';

/** Shorter pieces are labels, not sentences. */
const fewestWords = 4;

/** Whether two adjacent vowels form a hiatus (two syllables): both of a, e, o, or one an accented í or ú. */
function areParted(one: string, other: string): boolean {
  const strong = /[aeoáéó]/;
  return /[íú]/.test(one + other) || (strong.test(one) && strong.test(other));
}

/** Syllables of a Spanish word: a silent u is none (que, guía), a final y is a vowel, an h parts vowels. */
export function syllablesOf(word: string): number {
  const spoken = word
    .toLowerCase()
    .replace(/([qg])u(?=[eéií])/g, '$1')
    .replace(/y$/, 'i');
  const groups = spoken.match(/[aeiouáéíóúü]+/g) ?? [];
  const inGroup = (group: string) =>
    Array.from(group).filter((_, at) => at === 0 || areParted(group.charAt(at - 1), group.charAt(at)));
  return Math.max(
    1,
    groups.reduce((sum, group) => sum + inGroup(group).length, 0),
  );
}

/** How easy Spanish prose is to read, by its two scales: about 0 to 100, and 100 when there is no sentence. */
export interface Ease {
  /** 206.835 - 62.3 x syllables a word - words a sentence (Szigriszt-Pazos 1993). */
  readonly inflesz: number;
  /** 206.84 - 60 x syllables a word - 1.02 x words a sentence (Fernández Huerta 1959). */
  readonly huerta: number;
  readonly words: number;
}

/**
 * Measures blocks of Spanish prose. The end of a block ends its sentence; words with digits, and what a place like `{name}`
 * will hold, are left out.
 */
export function easeOf(blocks: readonly string[]): Ease {
  const sentences = blocks
    .flatMap((block) => block.replace(/\{\w+\}/g, '0').split(/[.?!…]+(?=\s|$)/))
    .map((sentence) => (sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? []).filter((word) => !/\d/.test(word)))
    .filter((words) => words.length >= fewestWords);
  const words = sentences.flat();
  if (words.length === 0) return { inflesz: 100, huerta: 100, words: 0 };
  const perWord = words.reduce((sum, word) => sum + syllablesOf(word), 0) / words.length;
  const perSentence = words.length / sentences.length;
  return {
    inflesz: 206.835 - 62.3 * perWord - perSentence,
    huerta: 206.84 - 60 * perWord - 1.02 * perSentence,
    words: words.length,
  };
}

/** The INFLESZ of blocks of Spanish prose. */
export function inflesz(blocks: readonly string[]): number {
  return easeOf(blocks).inflesz;
}

/** The lowest INFLESZ of a file in content/es. Newspapers score 60; the scale calls 65 to 80 fairly easy, more very easy. */
const bars: readonly (readonly [files: RegExp, bar: number])[] = [
  [/^assessment\//, 75],
  [
    /^lists\/(at-risk-groups|emergency-steps|first-day-cards|prevention-schedule|safe-to-stay|sleeping-risks|urgency-levels|water-categories)\./,
    75,
  ],
  [/^guides\/(restoration-manual|insurance-agents-guide)\.|^pages\/(s500-reference|accuracy)\./, 55],
  [/^pages\/legal\//, 50],
];

/** Lowest value of what is read in danger, and of errors. */
export const lowestUrgent = 75;

/** Fewer words are not held to a bar: one long name among them swings the figure too far. */
export const fewestHeld = 30;

/** The lowest INFLESZ of a file, by its path inside of the language's folder and the level that the head of a page names. */
export function barOf(file: string, level?: Level): number {
  if (level === 'emergency') return lowestUrgent;
  return bars.find(([files]) => files.test(file))?.[1] ?? 65;
}
