/** Words that a calm adult reads in a minute on a screen. Our convention; no page states it as a fact. */
const wordsPerMinute = 200;

/** Number of words in a text. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Reading time of so many words, in whole minutes, at least one. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
