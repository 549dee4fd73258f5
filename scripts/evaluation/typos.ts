/** Numbers between 0 and 1 that are the same in every run. Source: mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One slip of the hand: a letter left out, doubled, swapped with the next, or a wrong one. */
function slipped(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, rest] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  switch (Math.floor(random() * 4)) {
    case 0:
      return before + rest;
    case 1:
      return before + letter + letter + rest;
    case 2:
      return before + rest.charAt(0) + letter + rest.slice(1);
    default:
      return before + 'abcdefghijklmnopqrstuvwxyz'.charAt(Math.floor(random() * 26)) + rest;
  }
}

/** A text in which the given share of the words of five letters and more holds a slip. */
export function withSlips(text: string, share: number, seed: number): string {
  const random = randomFrom(seed);
  return text.replace(/\p{L}{5,}/gu, (word) => (random() < share ? slipped(word, random) : word));
}
