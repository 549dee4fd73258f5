/** How many slips a word of that length is forgiven. */
export function slipsForgiven(word: string): number {
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
}

/** The letters of a word as the bits of a number: two words with few slips between them have most letters in common. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % 32);
  return bits;
}

/** True when so many letters stand in one word only that so few slips cannot make one of the other. */
export function isFarFrom(one: number, other: number, most: number): boolean {
  let count = 0;
  for (let bits = one ^ other; bits !== 0 && count <= 2 * most; bits &= bits - 1) count++;
  return count > 2 * most;
}
