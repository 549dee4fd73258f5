/** Reduces a word to its stem. */
export type Stem = (word: string) => string;

/** Shortest stem. */
const shortest = 3;

/**
 * Creates a stemmer from the suffix rules of a language ("ies>y", separated by spaces). Applies the first rule that leaves a long
 * enough stem, then reduces a doubled final consonant ("sagg" of "sagging").
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
