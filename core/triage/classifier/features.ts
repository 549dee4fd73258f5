/** Buckets of the feature hash: as many as a 16-bit number can name. */
export const bucketCount = 65_536;

const shortestRun = 3;
const longestRun = 5;

const fnvOffset = 0x811c9dc5;

/** One step of the FNV-1a hash. */
function mix(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193);
}

function hashOf(text: string, start = fnvOffset): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = mix(hash, text.charCodeAt(at));
  return hash;
}

/** More letters than any description has: some signs of hostile texts stand for eighteen letters each. */
const mostLetters = 12_000;

/** Words without capitals, accents and letters repeated for emphasis. Every number is the same word, an emoji is one too. */
export function wordsOf(text: string): readonly string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .slice(0, mostLetters)
    .replace(/[\p{M}'’]/gu, '')
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/\p{N}+/gu, '0');
  return plain.match(/\p{L}+|0|[?!]|\p{Extended_Pictographic}/gu) ?? [];
}

/** Kinds of features: equal letters in different ones are different features. */
const kinds = { word: 1, pair: 2, run: 3, skip: 4 } as const;

function bucketOf(hash: number, kind: number): number {
  const mixed = mix(hash, kind);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % bucketCount;
}

/** Buckets of the runs of three to five letters of a word with its ends (character n-grams). */
function runsOf(word: string): number[] {
  const bounded = `_${word}_`;
  const buckets: number[] = [];
  for (let start = 0; start + shortestRun <= bounded.length; start += 1) {
    let run = fnvOffset;
    for (let at = start; at < Math.min(start + longestRun, bounded.length); at += 1) {
      run = mix(run, bounded.charCodeAt(at));
      if (at - start + 1 >= shortestRun) buckets.push(bucketOf(run, kinds.run));
    }
  }
  return buckets;
}

/** Buckets of each word: the word, its pairs with the three words before (skip-grams) and its character n-grams. */
export function bucketsOf(words: readonly string[]): readonly (readonly number[])[] {
  const hashes = words.map((word) => hashOf(word));
  return words.map((word, index) => {
    const pairs = [1, 2, 3].flatMap((step) => {
      const before = hashes[index - step];
      if (before === undefined && step > 1) return [];
      const hash = hashOf(word, mix(before ?? hashOf('^'), 32));
      return bucketOf(hash, step === 1 ? kinds.pair : kinds.skip);
    });
    return [bucketOf(hashes[index] ?? 0, kinds.word), ...pairs, ...runsOf(word)];
  });
}

/** What a feature that occurs this often weighs, before the length of the text is evened out. */
export function valueOfCount(count: number): number {
  return 1 + Math.log(count);
}

/** Parts of a text, as numbers of words. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

const partWords = 24;

/** The whole text, and its overlapping parts if it is long, so that a danger in one sentence is not outweighed by the rest. */
export function partsOf(words: number): readonly Part[] {
  const parts: Part[] = [{ start: 0, end: words }];
  if (words <= partWords * 1.5) return parts;
  for (let start = 0; start < words - partWords / 2; start += partWords / 2) {
    parts.push({ start, end: Math.min(start + partWords, words) });
  }
  return parts;
}
