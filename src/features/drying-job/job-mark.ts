const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letter of a point by its place in the list, as on a moisture map: A to Z, then A2. */
export function markOf(at: number): string {
  const round = Math.floor(at / letters.length);
  return `${letters[at % letters.length]}${round === 0 ? '' : round + 1}`;
}
