import { wordSet } from './word-set.ts';
import { foldNumber, writtenNumber } from './written-numbers.ts';

/** A sentence that opens with one of these continues the one before (anaphora): "The ceiling is wet. It is sagging." */
const backward = wordSet(
  'it its they theyre them that thats this these which he hes she shes and also now maybe right so like como y ya ahora esta estan ' +
    'estaba se lo eso creo quiza',
);
/** Pronouns that refer to the sentence before, early in a sentence or at its end. */
const pronouns = wordSet('it its there him her them ahi alli');
/** After "it is" these name another thing: "The outlet is dry. It was the floor that got wet." */
const naming = wordSet('the a an my our el la los las un una');
/** Before a verb of "we" these are pronouns ("la pusimos en la cocina"), before others articles. */
const clitics = wordSet('la los las le les');
const verbOfUs = /..[aei]mos$/;
/** What is named and nothing said of it: "My son. He is in the water." */
const named = wordSet('the my our this el la los las mi un una');

/** Words that no sentence ends with: a line that ends with one goes on in the next. */
const unfinished = wordSet(
  'the a an my our of in on at to from by with and like is are was el la los las un una de del en con por y a al como que',
);

/** Words that are written short with a full stop. "No." and "in." are only before a number: "bedroom no. 2". */
const shortened = wordSet(
  'approx aprox sq ft apt ave blvd bdrm bldg dept dr mr mrs ms st vs etc rec num sr sra srta col av tel hr hrs min lbs gal',
);
const shortenedBeforeNumber = wordSet('no in rm');

/** Whether a full stop behind a word belongs to it: "approx. 12 sq. ft.", "no. 2", "C.O. alarm". */
function isShortened(word: string, next: string): boolean {
  // "C.O." ends with a dot before any word.
  if (/^\p{L}$/u.test(word)) return /^\p{L}$/u.test(next) || shortened.has(next) || word === 'o';
  return shortened.has(word) || (shortenedBeforeNumber.has(word) && /^\d/.test(next));
}

/** Whether a sentence says which thing it was, and so of the one before that it was not: "It was the floor". */
function namesAnother([first = '', second = '', third = '']: readonly string[]): boolean {
  if (/^(?:its|es|fue|era)$/.test(first)) return naming.has(second);
  return /^(?:it|that)$/.test(first) && /^(?:is|was)$/.test(second) && naming.has(third);
}

const placing = wordSet('from in on at under over behind inside near by through de en por desde bajo dentro cerca');

/** Whether a sentence only says where: "Smoke. From the dryer." */
function isPlace(words: readonly string[]): boolean {
  return words.length <= 4 && placing.has(words[0] ?? '');
}

/** A pronoun among this many first words refers to the sentence before: "We put it in the hall". */
const early = 4;

/** Whether the words of a sentence speak of something that was named before. */
function pointsBack(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  if (/^(?:i|we)$/.test(first) && /^(?:think|believe|guess|suspect)$/.test(second)) return true;
  if (backward.has(first) || (clitics.has(first) && verbOfUs.test(second))) return true;
  return words.slice(1, early).some((word) => pronouns.has(word)) || pronouns.has(words.at(-1) ?? '');
}

/**
 * Whether a sentence goes on with the thought of the one before, so that words of both may make one sign of danger.
 * @param before the words of the sentence before
 * @param marks the punctuation between the two
 */
function goesOn(before: readonly string[], marks: string, words: readonly string[]): boolean {
  const ends = marks.replace(/[^.!?;\n]/g, '');
  if (/^\.{2,}\n*$/.test(ends)) return true;
  if (/^\n+$/.test(ends) && unfinished.has(before.at(-1) ?? '')) return true;
  if (namesAnother(words)) return false;
  const isName = before.length === 2 && named.has(before[0] ?? '');
  return isName || words.length === 1 || isPlace(words) || pointsBack(words);
}

/** A word of the text: folded for comparison, with its place in the original. */
export interface Token {
  /** Lower case, without accents, apostrophes and invisible characters. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** The text between it and the word before. */
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

/** Longer runs of letters are cut: one ligature of a hostile text may be eighteen letters. */
const longestWord = 60;

/** Folds a written word: no accents, no capitals, and a letter repeated for emphasis is written twice at most. */
function fold(written: string): string {
  return written
    .normalize('NFKD')
    .replace(hidden, '')
    .slice(0, longestWord)
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

/** Tokenizer: folded words with their place, sentence, clause and thought (sentences that continue each other). */
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
