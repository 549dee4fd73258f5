import { type Particular, type Particulars, waterSources } from '../details/details.ts';
import { allLexicons, patternsOf } from '../lexicon/all-lexicons.ts';
import { isFrequent } from '../nlp/language.ts';
import { entriesOf } from './patterns.ts';
import type { WaterSigns } from './read.ts';
import type { Reader } from './reader.ts';

/** Lexicons of a small water event: where the water comes from, what is wet, how much. */
const waterLexicons = ['water', 'ongoing', 'extent', 'contents-only'] as const;

/** Things that water comes from or wets, of the lists of what a text names. */
const things: readonly Particular[] = [
  ...waterSources,
  'plumbing',
  'basement',
  'crawlspace',
  'carpet',
  'woodFloor',
  'ceiling',
];

let entries: ReadonlySet<string> | undefined;

/** Single words of those lexicons, in the form of their entries. Built when first asked for. */
function waterEntries(): ReadonlySet<string> {
  entries ??= entriesOf([
    ...waterLexicons.flatMap((name) => patternsOf(allLexicons[name], (list) => !list.startsWith('not'))),
    ...things.flatMap((thing) => allLexicons.named.patterns(thing)),
  ]);
  return entries;
}

/** Share of the content words of a text that must be words of a water event. */
const leastShare = 0.4;

/**
 * Whether enough of a text was understood to say "monitor": it names a source or a thing, and most of its content words are words
 * of water damage. What the rest says may be a danger, told in words that no rule knows.
 */
export function isCovered(reader: Reader, { anySource }: WaterSigns, particulars: Particulars): boolean {
  if (!anySource && !things.some((thing) => particulars.has(thing))) return false;
  const content = reader.tokens.flatMap(({ word }, index) => (isFrequent(word) || /^\d/.test(word) ? [] : [index]));
  const known = reader.placesOf(waterEntries());
  return content.filter((index) => known.has(index)).length >= leastShare * content.length;
}
