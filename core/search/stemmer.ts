/** Gives the part of a word that its forms have in common. */
export type Stem = (word: string) => string;

/** A shorter stem says too little. */
const shortest = 3;

/**
 * A stemmer by the endings of a language, as "ies>y" between spaces: the first that fits and leaves enough of the word is
 * replaced, and of two equal letters that are then left at the end ("sagg" of "sagging") one goes.
 */
export function stemmer(endings: string): Stem {
  const rules = endings.split(' ').map((rule) => rule.split('>') as [string, string?]);
  const known = new Map<string, string>();
  return (word) => {
    const found = known.get(word) ?? stemOf(word, rules);
    known.set(word, found);
    return found;
  };
}

function stemOf(word: string, rules: readonly (readonly [string, string?])[]): string {
  for (const [ending, instead = ''] of rules) {
    const rest = word.length - ending.length;
    if (rest + instead.length < shortest || !word.endsWith(ending)) continue;
    const stem = word.slice(0, rest) + instead;
    return ending === instead ? stem : stem.replace(/([bdgmnprt])\1$/, '$1');
  }
  return word;
}
