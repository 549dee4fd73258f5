import { goesOn, isShortened } from './clauses.ts';
import { foldNumber, writtenNumber } from './written-numbers.ts';

/** A word of the text: folded for comparison, with its place in the original. */
export interface Token {
  /** Lower case, without accents, apostrophes and invisible characters. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** What stands between it and the word before. */
  readonly marks: string;
  /** Counts up at full stops, question and exclamation marks and line ends. */
  readonly sentence: number;
  /** Counts up at every mark that ends a negation: commas, colons, brackets, dashes and the ends of sentences. */
  readonly clause: number;
  /** Counts up at the ends of sentences after which the text speaks of something else. */
  readonly thought: number;
}

type Placed = Omit<Token, 'thought'>;

// Joiners, soft hyphens and control characters hide inside words of hostile texts; they belong to the word and are dropped.
const plainWord = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\p{Cf}'’´`]|(?!\s)\p{Cc})*/u;
const wordPattern = new RegExp(`${writtenNumber}|${plainWord.source}`, 'giu');
const hidden = /[\p{M}\p{Cf}\p{Cc}'’´`]/gu;
const sentenceEnd = /[.!?;\n]/;
const clauseEnd = /[.!?;\n,:()[\]{}—–<>]| - |--/;

/** Letters of other alphabets that look like Latin ones, as some keyboards and hostile texts write them. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  ѕ: 's',
  ο: 'o',
  α: 'a',
  ι: 'i',
};
const lookalike = new RegExp(`[${Object.keys(lookalikes).join('')}]`, 'gu');

/** Folds a written word: no accents, no capitals, and a letter repeated for emphasis is written twice at most. */
function fold(written: string): string {
  return written
    .normalize('NFKD')
    .replace(hidden, '')
    .toLowerCase()
    .replace(lookalike, (letter) => lookalikes[letter] ?? letter)
    .replace(/(\p{L})\1{2,}/gu, '$1$1');
}

/** The words of a text with their sentences and clauses. */
function placed(text: string): readonly Placed[] {
  const tokens: Placed[] = [];
  let sentence = 0;
  let clause = 0;
  for (const match of text.matchAll(wordPattern)) {
    const word = foldNumber(match[0]) ?? fold(match[0]);
    if (word === '') continue;
    const before = tokens.at(-1);
    const marks = text.slice(before?.end ?? 0, match.index);
    const isDot = before && /^\. ?$/.test(marks) && isShortened(before.word, word);
    if (!isDot && sentenceEnd.test(marks)) sentence++;
    if (!isDot && clauseEnd.test(marks)) clause++;
    tokens.push({ word, start: match.index, end: match.index + match[0].length, marks, sentence, clause });
  }
  return tokens;
}

/** Splits a text into folded words that remember their place, sentence, clause and thought. */
export function tokenize(text: string): readonly Token[] {
  let thought = 0;
  let before: readonly string[] = [];
  const sentences = [...Map.groupBy(placed(text), ({ sentence }) => sentence).values()];
  return sentences.flatMap((tokens) => {
    const words = tokens.map(({ word }) => word);
    if (before.length > 0 && !goesOn(before, tokens[0]?.marks ?? '', words)) thought++;
    before = words;
    return tokens.map((token) => ({ ...token, thought }));
  });
}
