import { tokenize } from '../nlp/tokens.ts';
import type { Match } from './patterns.ts';
import { Reader } from './reader.ts';

/** The words of each match that something finds in a text. */
export function wordsFound(text: string, find: (reader: Reader) => readonly Match[]): readonly string[] {
  const reader = new Reader(tokenize(text));
  return find(reader).map((match) => match.map((at) => reader.tokens[at]?.word).join(' '));
}
