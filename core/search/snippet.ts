import { searchWords } from './normalise.ts';
import type { Stem } from './stemmer.ts';

/** A piece of a text, and whether it is a word that was searched for. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** So many words are shown. */
const shown = 26;
/** So many of them before the first that was searched for. */
const before = 5;

/** A text in pieces, the words that were searched for marked. */
export function marked(text: string, stems: ReadonlySet<string>, stem: Stem): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const part of text.split(/([\p{L}\p{N}'’]+)/u)) {
    if (part === '') continue;
    const isMarked = searchWords(part).some((word) => stems.has(stem(word)));
    const last = pieces.at(-1);
    if (last && last.isMarked === isMarked) pieces.splice(-1, 1, { text: last.text + part, isMarked });
    else pieces.push({ text: part, isMarked });
  }
  return pieces;
}

/** The part of a text that holds most of the words that were searched for; its start where it holds none. */
export function snippet(text: string, stems: ReadonlySet<string>, stem: Stem): string {
  const words = text.split(' ');
  const found = words.map((word) =>
    searchWords(word)
      .map(stem)
      .find((own) => stems.has(own)),
  );
  let [best, start] = [0, 0];
  for (const [at, own] of found.entries()) {
    if (!own) continue;
    const count = new Set(found.slice(at, at + shown - before).filter(Boolean)).size;
    if (count > best) [best, start] = [count, Math.max(0, at - before)];
  }
  const end = start + shown;
  return [start > 0 ? '… ' : '', words.slice(start, end).join(' '), end < words.length ? ' …' : ''].join('');
}
