/** No word of a site is longer. */
const longest = 40;
/** Three rows of the distance matrix, reused for all pairs: tens of thousands in one search. */
const table = [0, 1, 2].map(() => new Uint8Array(longest + 1)) as [Uint8Array, Uint8Array, Uint8Array];

/**
 * Damerau-Levenshtein distance (optimal string alignment) of two words; `most + 1` if it is greater than `most`.
 */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most || Math.max(one.length, other.length) > longest) return most + 1;
  let [before, last, next] = table;
  for (let at = 0; at <= other.length; at++) last[at] = at;
  for (let row = 1; row <= one.length; row++) {
    if (fillRow(one, other, row, [before, last, next]) > most) return most + 1;
    [before, last, next] = [last, next, before];
  }
  return Math.min(last[other.length] ?? 0, most + 1);
}

/** Fills one row of the matrix and returns its minimum. */
function fillRow(one: string, other: string, row: number, rows: typeof table): number {
  const [before, last, next] = rows;
  next[0] = row;
  let least = row;
  for (let at = 1; at <= other.length; at++) {
    const isSame = one[row - 1] === other[at - 1];
    let slips = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1));
    // The bounds check avoids reads of undefined, which are three times slower.
    const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
    if (isSwapped) slips = Math.min(slips, (before[at - 2] ?? 0) + 1);
    next[at] = slips;
    if (slips < least) least = slips;
  }
  return least;
}

/** Number of typos accepted for a word of this length. */
export function slipsForgiven(word: string): number {
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
}

/** Letter mask of a word: a cheap filter before computing the edit distance. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % 32);
  return bits;
}

/** Whether two letter masks differ too much for `most` typos. */
export function isFarFrom(one: number, other: number, most: number): boolean {
  let count = 0;
  for (let bits = one ^ other; bits !== 0 && count <= 2 * most; bits &= bits - 1) count++;
  return count > 2 * most;
}
