import { randomFrom } from './random.ts';

/** One slip of the hand at a letter from `first` on: left out, doubled, swapped with the next, or a wrong one. */
function slipped(word: string, first: number, random: () => number): string {
  const at = first + Math.floor(random() * (word.length - 1 - first));
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

/** A text in which the given share of the words of five letters and more holds a slip, after their first letter. */
export function withSlips(text: string, share: number, seed: number): string {
  const random = randomFrom(seed);
  return text.replace(/\p{L}{5,}/gu, (word) => (random() < share ? slipped(word, 1, random) : word));
}

/** A text in which the given share of the words of three letters and more holds a slip, first letters not spared. */
export function withHardSlips(text: string, share: number, seed: number): string {
  const random = randomFrom(seed);
  return text.replace(/\p{L}{3,}/gu, (word) => (random() < share ? slipped(word, 0, random) : word));
}
