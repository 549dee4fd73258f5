import { existsSync } from 'node:fs';
import { headOf, parsePage } from '../pages/parse-page.ts';
import { type Piece, piecesOf } from '../texts/text-pieces.ts';
import { doubtfulForms, usted, wrongForms } from './forms.ts';
import { barOf, type Ease, easeOf, fewestHeld } from './inflesz.ts';
import type { Slip } from './rule.ts';
import { type Misspelling, misspelledSpanish } from './spelling.ts';

/** What the checks say of one Spanish file, without comparing it with the English. */
export interface Checked {
  readonly ease: Ease;
  readonly bar: number;
  readonly errors: readonly string[];
  readonly doubts: readonly string[];
}

/** The steps for a child who writes say tú. */
const toChildren = 'assessment/child-steps.ts';

/**
 * Checks a file of content/es.
 * @param file its path inside of the language's folder, "guides/mold-prevention.mdx"
 */
export function checkFile(file: string): Checked {
  const pieces = piecesOf(`content/es/${file}`);
  const ease = easeOf(pieces.map(({ text }) => text));
  const bar = barOf(file, levelOf(file));
  const isHard = ease.words >= fewestHeld && ease.inflesz < bar;
  const hard = `reads at ${ease.inflesz.toFixed(1)}, the bar is ${bar}. Hardest: ${hardest(pieces)}`;
  const english = englishFor(file, pieces);
  const found = (forms: (text: string, original: string) => readonly Slip[]) =>
    pieces.flatMap(({ at, text }, index) =>
      forms(text, english(index))
        .filter(({ instead }) => instead !== usted || file !== toChildren)
        .map((slip) => `${at}: "${slip.found}": ${slip.instead}`),
    );
  const spelling = pieces
    .filter((piece) => !staysEnglish(file, piece))
    .flatMap(({ at, text }) => misspelledSpanish(text).map((one) => `${at}: ${spellingError(one)}`));
  const errors = [...(isHard ? [hard] : []), ...found(wrongForms), ...spelling];
  return { ease, bar, errors, doubts: found(doubtfulForms) };
}

/** What stays as it was read: titles of other people's pages, names of laws, signs of units, a letter to an insurer. */
function staysEnglish(file: string, { at }: Piece): boolean {
  return /^calculators\/(sources|units)\.ts$/.test(file) || /\.(source|law)$|^claimClock\.notice\./.test(at);
}

function spellingError({ word, isEnglish }: Misspelling): string {
  return isEnglish
    ? `"${word}" is English: say it in Spanish, or add its phrase to checks/spanish/glosses.txt`
    : `"${word}" is in no dictionary: correct it, or add it to checks/spanish/words.txt`;
}

function levelOf(file: string) {
  if (!file.endsWith('.mdx')) return undefined;
  return headOf(`content/es/${file}`, parsePage(`content/es/${file}`)).level;
}

/** What the original says at the same place; all of it where the two differ in shape. */
function englishFor(file: string, { length }: readonly Piece[]): (index: number) => string {
  const original = `content/en/${file}`;
  const texts = existsSync(original) ? piecesOf(original).map(({ text }) => text) : [];
  const all = texts.join(' ');
  return (index) => (texts.length === length ? (texts[index] ?? '') : all);
}

function hardest(pieces: readonly Piece[]): string {
  const measured = pieces
    .map(({ at, text }) => ({ at, text, ease: easeOf([text]) }))
    .filter(({ ease }) => ease.words > 0);
  const [first, second, third] = measured.toSorted((one, other) => one.ease.inflesz - other.ease.inflesz);
  return [first, second, third].flatMap((one) => (one ? `${one.at} (${one.ease.inflesz.toFixed(0)})` : [])).join(', ');
}
