import { foldNumber, writtenNumber } from './written-numbers.ts';

/** A word of the text: folded for comparison, with its place in the original. */
export interface Token {
  /** Lower case, without accents, apostrophes and invisible characters. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Counts up at full stops, question and exclamation marks and line ends. */
  readonly sentence: number;
  /** Counts up at every mark that ends a negation: commas, colons, brackets, dashes and the ends of sentences. */
  readonly clause: number;
}

// Joiners, soft hyphens and control characters hide inside words of hostile texts; they belong to the word and are dropped.
const plainWord = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\p{Cf}'’´`]|(?!\s)\p{Cc})*/u;
const wordPattern = new RegExp(`${writtenNumber}|${plainWord.source}`, 'giu');
const hidden = /[\p{M}\p{Cf}\p{Cc}'’´`]/gu;
const sentenceEnd = /[.!?;\n]/;
const clauseEnd = /[.!?;\n,:()[\]{}—–<>]| - |--/;

/** Folds a written word: no accents, no capitals, and a letter repeated for emphasis is written twice at most. */
function fold(written: string): string {
  return written
    .normalize('NFKD')
    .replace(hidden, '')
    .toLowerCase()
    .replace(/(\p{L})\1{2,}/gu, '$1$1');
}

/** Splits a text into folded words that remember their place, sentence and clause. */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let sentence = 0;
  let clause = 0;
  let end = 0;
  for (const match of text.matchAll(wordPattern)) {
    const word = foldNumber(match[0]) ?? fold(match[0]);
    if (word === '') continue;
    const between = text.slice(end, match.index);
    if (sentenceEnd.test(between)) sentence++;
    if (clauseEnd.test(between)) clause++;
    end = match.index + match[0].length;
    tokens.push({ word, start: match.index, end, sentence, clause });
  }
  return tokens;
}
