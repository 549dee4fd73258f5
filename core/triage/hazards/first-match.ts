import { tokenize } from '../nlp/tokens.ts';
import { compile, type Match } from './patterns.ts';
import { Reader } from './reader.ts';

/** The first place in a text where a phrase matches; empty where it does nowhere. */
export function firstMatch(text: string, phrase: string): { readonly reader: Reader; readonly match: Match } {
  const reader = new Reader(tokenize(text));
  const [match = []] = reader.matches(compile(phrase, new Map()));
  return { reader, match };
}
