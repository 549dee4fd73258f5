import { gravestHazards, type Hazard } from '../../hazards/hazards.ts';
import { bucketCount, type Features, featuresOf, unitLength, wordsOf } from './features.ts';

/** What the classifier suspects of a text. It may raise a question and nothing else: it never says that a text is harmless. */
export interface Vote {
  /** Whether a dispatcher would want this call. */
  readonly dispatcher: boolean;
  readonly kinds: readonly Hazard[];
}

export const noVote: Vote = { dispatcher: false, kinds: [] };

/** What the classifier votes on, in the order of its columns. */
export const outputs = ['dispatcher', ...gravestHazards] as const;

/** A linear model as `npm run train:classifier` writes it: one row of 8-bit weights for each bucket that counts. */
export interface ClassifierModel {
  readonly outputs: readonly string[];
  /** Numbers of the buckets, 16 bits each, little-endian, in base64. */
  readonly buckets: string;
  /** A row of weights for each bucket, 8 bits each, in base64. */
  readonly weights: string;
  /** By output: what a weight of 1 stands for, the score of an empty text, and the score from which the output votes. */
  readonly scales: readonly number[];
  readonly biases: readonly number[];
  readonly thresholds: readonly number[];
}

export type Classifier = (text: string) => Vote;

/** Longer texts are read in overlapping parts as well, so that a danger in one sentence is not outweighed by the rest. */
const partWords = 40;

/** The whole text, and its parts if it is long. */
export function partsOf(text: string): readonly Features[] {
  const words = wordsOf(text);
  const parts = [words];
  if (words.length > partWords * 1.5) {
    for (let at = 0; at < words.length - partWords / 2; at += partWords / 2)
      parts.push(words.slice(at, at + partWords));
  }
  return parts.map(featuresOf);
}

/** Features of the buckets that count alone. `rowOf` holds the row of each, and -1 for the others. */
export function withRows({ buckets, values }: Features, rowOf: Int32Array): Features {
  const known = buckets.map((_, at) => at).filter((at) => (rowOf[buckets[at] ?? 0] ?? -1) >= 0);
  return unitLength({
    buckets: known.map((at) => buckets[at] ?? 0),
    values: Float32Array.from(known, (at) => values[at] ?? 0),
  });
}

/** Browsers and Node have it; the types of this folder know neither. */
declare function atob(base64: string): string;

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** A classifier from a model. */
export function createClassifier(model: ClassifierModel): Classifier {
  const rowOf = new Int32Array(bucketCount).fill(-1);
  const numbers = bytesOf(model.buckets);
  for (let row = 0; row * 2 < numbers.length; row += 1) {
    rowOf[(numbers[row * 2] ?? 0) + 256 * (numbers[row * 2 + 1] ?? 0)] = row;
  }
  const weights = new Int8Array(bytesOf(model.weights).buffer);
  return (text) => {
    const best = new Float64Array(outputs.length).fill(Number.NEGATIVE_INFINITY);
    for (const part of partsOf(text)) {
      const scores = scoresOf(withRows(part, rowOf), rowOf, weights);
      for (const [at, score] of scores.entries()) {
        best[at] = Math.max(best[at] ?? score, (model.biases[at] ?? 0) + score * (model.scales[at] ?? 0));
      }
    }
    return voteOf(best, model.thresholds);
  };
}

function scoresOf({ buckets, values }: Features, rowOf: Int32Array, weights: Int8Array): Float64Array {
  const scores = new Float64Array(outputs.length);
  for (let at = 0; at < buckets.length; at += 1) {
    const start = (rowOf[buckets[at] ?? 0] ?? 0) * outputs.length;
    const value = values[at] ?? 0;
    for (let output = 0; output < outputs.length; output += 1) {
      scores[output] = (scores[output] ?? 0) + value * (weights[start + output] ?? 0);
    }
  }
  return scores;
}

/** The outputs whose score reaches their threshold. Kinds of danger count only where a dispatcher would want the call. */
export function voteOf(scores: Float64Array, thresholds: readonly number[]): Vote {
  const votes = (at: number) => (scores[at] ?? 0) >= (thresholds[at] ?? Number.POSITIVE_INFINITY);
  return votes(0) ? { dispatcher: true, kinds: gravestHazards.filter((_, at) => votes(at + 1)) } : noVote;
}

let loading: Promise<Classifier> | undefined;
let loaded: Classifier | undefined;

/** Loads the trained classifier once: a page does so when idle, the server when it starts. */
export function loadClassifier(): Promise<Classifier> {
  loading ??= import('./weights.ts').then(({ model }) => {
    loaded = createClassifier(model);
    return loaded;
  });
  return loading;
}

/** What the classifier suspects of a text. Nothing while it is not loaded. */
export function suspectedDangers(text: string): Vote {
  return loaded ? loaded(text) : noVote;
}
