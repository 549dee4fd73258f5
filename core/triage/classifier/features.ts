/** What a text weighs in a linear model: buckets of hashed features and their values, side by side. */
export interface Features {
  readonly buckets: Uint16Array;
  readonly values: Float32Array;
}

/** Buckets of the feature hash: as many as a 16-bit number can name. */
export const bucketCount = 65_536;

const shortestRun = 3;
const longestRun = 4;

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

/** Words without capitals, accents and letters repeated for emphasis. Every number is the same word, an emoji is one too. */
export function wordsOf(text: string): readonly string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/\p{N}+/gu, '0');
  return plain.match(/\p{L}+|0|[?!]|\p{Extended_Pictographic}/gu) ?? [];
}

/** Hashes of words, pairs of words, and runs of three and four letters with the ends of their word. */
export function featuresOf(words: readonly string[]): Features {
  const counts = new Map<number, number>();
  const add = (hash: number, kind: number) => {
    const mixed = mix(hash, kind);
    const bucket = ((mixed ^ (mixed >>> 15)) >>> 0) % bucketCount;
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  };
  let before = hashOf('^');
  for (const word of words) {
    const hash = hashOf(word);
    add(hash, 1);
    add(hashOf(word, mix(before, 32)), 2);
    before = hash;
    const bounded = `_${word}_`;
    for (let length = shortestRun; length <= longestRun; length += 1) {
      for (let at = 0; at + length <= bounded.length; at += 1) add(hashOf(bounded.slice(at, at + length)), 3);
    }
  }
  const buckets = Uint16Array.from(counts.keys());
  return unitLength({ buckets, values: Float32Array.from(counts.values(), (count) => 1 + Math.log(count)) });
}

/** Scales values to length 1, so that a long text does not outweigh a short one. */
export function unitLength({ buckets, values }: Features): Features {
  let squares = 0;
  for (const value of values) squares += value * value;
  const length = Math.sqrt(squares) || 1;
  return { buckets, values: values.map((value) => value / length) };
}
