/** Lowest value of Spanish that someone reads in danger. The bands of the scale call 65 to 80 fairly easy, more very easy. */
export const lowestUrgent = 75;

/** Shorter pieces are labels, not sentences. */
const fewestWords = 4;

/** Two vowels side by side that stand in two syllables: both of a, e, o, or one of them an accented í or ú. */
function areParted(one: string, other: string): boolean {
  const strong = /[aeoáéó]/;
  return /[íú]/.test(one + other) || (strong.test(one) && strong.test(other));
}

/** Syllables of a Spanish word: a silent u is none (que, guía), a final y is a vowel, an h parts vowels. */
export function syllablesOf(word: string): number {
  const heard = word
    .toLowerCase()
    .replace(/([qg])u(?=[eéií])/g, '$1')
    .replace(/y$/, 'i');
  const groups = heard.match(/[aeiouáéíóúü]+/g) ?? [];
  const inGroup = (group: string) =>
    Array.from(group).filter((_, at) => at === 0 || areParted(group.charAt(at - 1), group.charAt(at)));
  return Math.max(
    1,
    groups.reduce((sum, group) => sum + inGroup(group).length, 0),
  );
}

/**
 * INFLESZ of blocks of Spanish prose: 206.835 - 62.3 x syllables a word - words a sentence (Szigriszt-Pazos 1993). The end of a
 * block ends its sentence, and words with digits are left out.
 * @returns the value, about 0 to 100, or 100 when there is no sentence
 */
export function inflesz(blocks: readonly string[]): number {
  const sentences = blocks
    .flatMap((block) => block.split(/[.?!…]+(?=\s|$)/))
    .map((sentence) => (sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? []).filter((word) => !/\d/.test(word)))
    .filter((words) => words.length >= fewestWords);
  const words = sentences.flat();
  if (words.length === 0) return 100;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.835 - 62.3 * (syllables / words.length) - words.length / sentences.length;
}
