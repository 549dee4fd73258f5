/** Words that a calm adult reads in a minute on a screen. Our convention; no page states it as a fact. */
const wordsPerMinute = 200;
/** One or two words are a label, taken in at a glance. */
const leastWordsOfReading = 3;

/** Number of words in a text. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Number of words that take time to read: labels are left out. */
export function wordsToRead(texts: readonly string[]): number {
  return texts
    .map(countWords)
    .filter((count) => count >= leastWordsOfReading)
    .reduce((sum, count) => sum + count, 0);
}

/** Reading time of so many words, in whole minutes, at least one. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
