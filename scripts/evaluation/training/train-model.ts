import { type ClassifierModel, outputs, type Thresholds } from '#core/triage/classifier/classifier.ts';
import { bucketCount } from '#core/triage/classifier/features.ts';
import { withHardSlips } from '../typos.ts';
import { featuresOf, featuresOfParts, ofBuckets } from './features.ts';
import type { TrainingText } from './labelled-texts.ts';
import { type Example, scoresWith, train, type Weights } from './logistic.ts';

const width = outputs.length;

/** Rows of the model, each with two bytes for its bucket and one for each output: below 250 kB in base64. */
const mostRows = Math.floor(176_000 / (2 + width));

/** The older texts are short and more alike than what people write: they count for less. */
export const olderWeight = 0.4;

/** A text as written, and twice mistyped, so that the classifier learns the pieces of words that slips leave. */
export function exampleOf({ text, dispatcher, kinds }: TrainingText, weight = 1): Example {
  const written = [text, withHardSlips(text, 0.1, text.length), withHardSlips(text, 0.2, text.length + 1)];
  const labels = [dispatcher, ...kinds.values()].map((label) => (label === null ? -1 : Number(label)));
  return { variants: written.map(featuresOf), labels: Int8Array.from(labels), weight };
}

/** A trained model before it is rounded. */
export interface Trained {
  readonly weights: Weights;
  /** Buckets that count, in rising order. */
  readonly buckets: readonly number[];
}

/** 1 for each bucket that counts. */
function markOf(buckets: readonly number[]): Uint8Array {
  const counting = new Uint8Array(bucketCount);
  for (const bucket of buckets) counting[bucket] = 1;
  return counting;
}

/** Buckets whose weights say most, over all outputs alike, in as many texts as possible. What occurs once is left out. */
function bestBuckets(weights: Weights, examples: readonly Example[]): readonly number[] {
  const texts = new Float64Array(bucketCount);
  for (const { variants } of examples) {
    for (const bucket of variants[0]?.buckets ?? []) texts[bucket] = (texts[bucket] ?? 0) + 1;
  }
  const square = (bucket: number, output: number) => (weights[bucket * width + output] ?? 0) ** 2;
  const all = Array.from({ length: bucketCount }, (_, bucket) => bucket);
  const totals = outputs.map((_, output) => all.reduce((sum, bucket) => sum + square(bucket, output), 0) || 1);
  const worth = Float64Array.from(all, (bucket) => {
    const said = totals.reduce((sum, total, output) => sum + square(bucket, output) / total, 0);
    return said * Math.max(0, (texts[bucket] ?? 0) - 1);
  });
  const best = all.toSorted((one, other) => (worth[other] ?? 0) - (worth[one] ?? 0) || one - other);
  return best.slice(0, mostRows).sort((one, other) => one - other);
}

/** Trains on all buckets, chooses those that count, and trains anew on these alone. */
export function trainModel(examples: readonly Example[]): Trained {
  const buckets = bestBuckets(train(examples), examples);
  const counting = markOf(buckets);
  const chosen = examples.map((example) => ({
    ...example,
    variants: example.variants.map((features) => ofBuckets(features, counting)),
  }));
  return { weights: train(chosen), buckets };
}

/** The highest score of each output over the whole text and its parts. */
export function scorerOf({ weights, buckets }: Trained): (text: string) => Float64Array {
  const counting = markOf(buckets);
  return (text) =>
    featuresOfParts(text)
      .map((part) => scoresWith(weights, ofBuckets(part, counting)))
      .reduce((best, scores) => best.map((score, at) => Math.max(score, scores[at] ?? score)));
}

/** Rounds a model to 8 bits a weight. */
export function packed({ weights, buckets }: Trained, { thresholds, quietBelow }: Thresholds): ClassifierModel {
  const at = (bucket: number, output: number) => weights[bucket * width + output] ?? 0;
  const scales = outputs.map(
    (_, output) => buckets.reduce((most, bucket) => Math.max(most, Math.abs(at(bucket, output))), 1e-9) / 127,
  );
  const rounded = buckets.flatMap((bucket) => scales.map((scale, output) => Math.round(at(bucket, output) / scale)));
  const numbers = buckets.flatMap((bucket) => [bucket % 256, Math.floor(bucket / 256)]);
  const precise = (value: number) => Number(value.toPrecision(6));
  return {
    outputs: [...outputs],
    buckets: Buffer.from(numbers).toString('base64'),
    weights: Buffer.from(Int8Array.from(rounded).buffer).toString('base64'),
    scales: scales.map(precise),
    biases: outputs.map((_, output) => precise(at(bucketCount, output))),
    thresholds: thresholds.map(precise),
    quietBelow: precise(quietBelow),
  };
}
