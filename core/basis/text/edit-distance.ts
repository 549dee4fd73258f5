/** Longer runs of letters are no words: they are as far from one another as can be. */
const longest = 40;
/** Three rows of the table that counts slips, used again for every pair of words: tens of thousands in one search. */
const table = [0, 1, 2].map(() => new Uint8Array(longest + 1)) as [Uint8Array, Uint8Array, Uint8Array];

/**
 * How many letters must be changed, left out, added or swapped with their neighbor to make one word of the other; one more
 * than `most` when it takes more than that.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most || Math.max(one.length, other.length) > longest) return most + 1;
  let [before, last, next] = table;
  for (let at = 0; at <= other.length; at++) last[at] = at;
  for (let row = 1; row <= one.length; row++) {
    if (fillRow(one, other, row, [before, last, next]) > most) return most + 1;
    [before, last, next] = [last, next, before];
  }
  return Math.min(last[other.length] ?? 0, most + 1);
}

/** Fills the row of a letter of the first word. Returns the least that stands in it. */
function fillRow(one: string, other: string, row: number, rows: typeof table): number {
  const [before, last, next] = rows;
  next[0] = row;
  let least = row;
  for (let at = 1; at <= other.length; at++) {
    const isSame = one[row - 1] === other[at - 1];
    let slips = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1));
    // No letter is before the first; not asking for one makes this three times as fast.
    const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
    if (isSwapped) slips = Math.min(slips, (before[at - 2] ?? 0) + 1);
    next[at] = slips;
    if (slips < least) least = slips;
  }
  return least;
}
