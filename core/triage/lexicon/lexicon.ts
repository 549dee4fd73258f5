import { compile, inOneClause, type Pattern, type WordSets } from '../hazards/patterns.ts';
import { words as sharedEn } from './shared.en.ts';
import { words as sharedEs } from './shared.es.ts';

/** A lexicon of two languages, ready to match. */
export interface Lexicon<List extends string> {
  readonly lists: readonly List[];
  /** The patterns of a list. Compiled when first asked for, so that a page that never reads a text pays nothing. */
  patterns(list: List): readonly Pattern[];
}

/** Non-empty lines of a block of data. */
export function linesOf(block: string): readonly string[] {
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Reads lines such as `wet: soaked damp`. A name that stands twice goes on. Throws on a line without a name. */
export function readWords(...blocks: readonly string[]): WordSets {
  const sets = new Map<string, string[]>();
  for (const line of blocks.flatMap(linesOf)) {
    const colon = line.indexOf(':');
    if (colon < 1) throw new Error(`The lexicon has a line of words without a name: ${line}`);
    const name = line.slice(0, colon);
    const words = line
      .slice(colon + 1)
      .trim()
      .split(' ');
    sets.set(name, [...(sets.get(name) ?? []), ...words]);
  }
  return sets;
}

/**
 * Joins the languages of a lexicon. Their sets of one name become one set, so that a sentence half in English and half in
 * Spanish is read too. `$name` in a phrase stands for the set of that name in this lexicon, else in `shared`.
 */
export function lexiconOf<List extends string>(
  en: Readonly<Record<List | 'words', string>>,
  es: Readonly<Record<List | 'words', string>>,
): Lexicon<Exclude<List, 'words'>> {
  const shares = [en, es];
  const lists = Object.keys(en).filter((name): name is Exclude<List, 'words'> => name !== 'words');
  const compiled = new Map<string, readonly Pattern[]>();
  const own = () => readWords(sharedEn, sharedEs, ...shares.map(({ words }) => words));
  let sets: WordSets | undefined;
  return {
    lists,
    patterns(list) {
      let patterns = compiled.get(list);
      if (!patterns) {
        sets ??= own();
        const known = sets;
        const found = shares.flatMap((share) => linesOf(share[list]).map((line) => compile(line, known)));
        // What is harmless in one clause says nothing of the next: "no alarm went off, there is smoke in the hall".
        patterns = list === 'not' ? found.map(inOneClause) : found;
        compiled.set(list, patterns);
      }
      return patterns;
    },
  };
}
