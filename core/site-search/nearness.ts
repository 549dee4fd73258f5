/**
 * How many letters must be changed, left out, added or swapped with their neighbor to make one word of the other; one more
 * than `most` when it takes more than that.
 */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) next[at] = stepTo(one, other, row, at, [before, last, next]);
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return Math.min(last[other.length] ?? most + 1, most + 1);
}

function stepTo(
  one: string,
  other: string,
  row: number,
  at: number,
  rows: readonly [number[], number[], number[]],
): number {
  const [before, last, next] = rows;
  const [a, b] = [one[row - 1], other[at - 1]];
  const least = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (a === b ? 0 : 1));
  const swapped = row > 1 && at > 1 && a === other[at - 2] && b === one[row - 2];
  return swapped ? Math.min(least, (before[at - 2] ?? 0) + 1) : least;
}

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
