import { slipsBetween, slipsForgiven } from './edit-distance.ts';
import { searchWords } from './normalise.ts';
import type { SiteIndex } from './site-index.ts';

/** Companies that a query names in full, and those that it names in part. */
export interface NamesMeant {
  readonly full: readonly string[];
  readonly part: readonly string[];
}

/**
 * The companies of the directory that a query names. What everybody types who looks for one ("claim", "phone") says nothing; every
 * other word must stand in the name. Another name of a company counts as its name unless it is a word of our pages: "aid" is not
 * an insurance department.
 */
export function namesMeant(index: SiteIndex, query: string, isTyping: boolean): NamesMeant {
  const tells = (word: string) => !index.general.has(index.stem(word)) && !index.small.has(index.stem(word));
  const asked = searchWords(query).filter(tells);
  if (asked.length > mostWords) return { full: [], part: [] };
  const isOfPages = asked.every((word) => index.words.has(word));
  const found = index.names.map(({ name, own, others }) => {
    const counted = isOfPages ? own : [...own, ...others];
    return { name, covered: Math.max(...counted.map((way) => coverage(asked, way, isTyping))) };
  });
  const sorted = found.filter(({ covered }) => covered > 0).toSorted((one, other) => other.covered - one.covered);
  const isFull = ({ covered }: (typeof sorted)[number]) => covered >= fullFrom;
  return {
    full: sorted.filter(isFull).map(({ name }) => name),
    part: isOfPages ? [] : sorted.filter((one) => !isFull(one)).map(({ name }) => name),
  };
}

/** No name has more words. */
const mostWords = 12;
/** A word that is not finished is so much of the word that it begins. */
const begun = 0.7;
/** So much of a name, slips counted, is the name. */
const fullFrom = 0.85;

/** How much of a name the words are, 0 to 1; 0 when one of them is not in it. */
function coverage(asked: readonly string[], name: readonly string[], isTyping: boolean): number {
  let sum = 0;
  for (const [at, word] of asked.entries()) {
    const isOpen = isTyping && at === asked.length - 1 && (at > 0 || word.length > 2);
    let best = 0;
    for (const own of name) best = Math.max(best, likeness(word, own, isOpen));
    if (best === 0) return 0;
    sum += best;
  }
  return sum / Math.max(name.length, asked.length);
}

/** Names are short and many: a slip at the first letter makes one of another. */
function likeness(word: string, own: string, isOpen: boolean): number {
  if (word === own) return 1;
  if (word[0] !== own[0]) return 0;
  if (isOpen && own.startsWith(word)) return begun;
  const most = slipsForgiven(word);
  const slips = slipsBetween(word, own, most);
  return slips > most ? 0 : 1 - 0.12 * slips;
}
