const wordsOf = (line: string) => new Set(line.split(' '));

/** A sentence that opens with one of these speaks on of what the one before named: "The ceiling is wet. It is sagging." */
const backward = wordsOf(
  'it its they theyre them that thats this these which and also now maybe like como y ahora esta estan estaba se lo eso creo quiza',
);
/** Before a verb of "we" these are pronouns ("la pusimos en la cocina"), before others articles. */
const clitics = wordsOf('la los las le les');
const verbOfUs = /..[aei]mos$/;

/** Words that no sentence ends with: a line that ends with one goes on in the next. */
const unfinished = wordsOf(
  'the a an my our of in on at to from by with and like is are was el la los las un una de del en con por y a al como que',
);

/** Words that are written short with a full stop. "No." and "in." are only before a number: "bedroom no. 2". */
const shortened = wordsOf(
  'approx aprox sq ft apt ave blvd bdrm bldg dept dr mr mrs ms st vs etc rec num sr sra srta col av tel hr hrs min lbs gal',
);
const shortenedBeforeNumber = wordsOf('no in rm');

/** Whether a full stop behind a word belongs to it: "approx. 12 sq. ft.", "no. 2", "C.O. alarm". */
export function isShortened(word: string, next: string): boolean {
  if (/^\p{L}$/u.test(word)) return /^\p{L}$/u.test(next) || shortened.has(next) || word === 'o';
  return shortened.has(word) || (shortenedBeforeNumber.has(word) && /^\d/.test(next));
}

/** The first words of a sentence, and what stands before it. */
export interface Opening {
  readonly before: string;
  readonly between: string;
  readonly first: string;
  readonly second: string;
  /** Whether the sentence has one word only: "Smell?? Gas??" */
  readonly alone: boolean;
}

/** Whether a sentence goes on with the thought of the one before, so that words of both may make one sign of danger. */
export function goesOn({ before, between, first, second, alone }: Opening): boolean {
  const marks = between.replace(/[^.!?;\n]/g, '');
  if (/^\.{2,}\n*$/.test(marks)) return true;
  if (/^\n+$/.test(marks) && unfinished.has(before)) return true;
  if (/^(?:i|we)$/.test(first)) return /^(?:think|believe|guess|suspect)$/.test(second);
  return alone || backward.has(first) || (clitics.has(first) && verbOfUs.test(second));
}
