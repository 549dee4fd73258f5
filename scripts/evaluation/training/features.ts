import { bucketsOf, partsOf, valueOfCount, wordsOf } from '#core/triage/classifier/features.ts';

/** What a text weighs in a linear model: buckets of hashed features and their values, side by side. */
export interface Features {
  readonly buckets: Uint16Array;
  readonly values: Float32Array;
}

function featuresIn(lists: readonly (readonly number[])[]): Features {
  const counts = new Map<number, number>();
  for (const bucket of lists.flat()) counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  return unitLength({
    buckets: Uint16Array.from(counts.keys()),
    values: Float32Array.from(counts.values(), valueOfCount),
  });
}

/** Scales values to length 1, so that a long text does not outweigh a short one. */
function unitLength({ buckets, values }: Features): Features {
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
  return { buckets, values: values.map((value) => value / length) };
}

/** The features of a whole text. */
export function featuresOf(text: string): Features {
  return featuresIn(bucketsOf(wordsOf(text)));
}

/** The features of the whole text, and of its parts if it is long. */
export function featuresOfParts(text: string): readonly Features[] {
  const lists = bucketsOf(wordsOf(text));
  return partsOf(lists.length).map(({ start, end }) => featuresIn(lists.slice(start, end)));
}

/** Features of the buckets that count alone. */
export function ofBuckets({ buckets, values }: Features, counting: Uint8Array): Features {
  const known = Array.from(buckets.keys()).filter((at) => counting[buckets[at] ?? 0] === 1);
  return unitLength({
    buckets: Uint16Array.from(known, (at) => buckets[at] ?? 0),
    values: Float32Array.from(known, (at) => values[at] ?? 0),
  });
}
