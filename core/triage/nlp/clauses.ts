import { wordSet } from './word-set.ts';

/** A sentence that opens with one of these speaks on of what the one before named: "The ceiling is wet. It is sagging." */
const backward = wordSet(
  'it its they theyre them that thats this these which he hes she shes and also now maybe right so like como y ya ahora esta estan ' +
    'estaba se lo eso creo quiza',
);
/** Pronouns that speak of what was named before, wherever they stand early in a sentence, or at its end. */
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
export function isShortened(word: string, next: string): boolean {
  // The dot behind the O of "C.O." stands before any word.
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

/** How early a pronoun stands that binds a sentence to the one before: "We put it in the hall". */
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
 * @param marks what stands between the two
 */
export function goesOn(before: readonly string[], marks: string, words: readonly string[]): boolean {
  const ends = marks.replace(/[^.!?;\n]/g, '');
  if (/^\.{2,}\n*$/.test(ends)) return true;
  if (/^\n+$/.test(ends) && unfinished.has(before.at(-1) ?? '')) return true;
  if (namesAnother(words)) return false;
  const isName = before.length === 2 && named.has(before[0] ?? '');
  return isName || words.length === 1 || isPlace(words) || pointsBack(words);
}
