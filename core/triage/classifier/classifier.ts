import { gravestHazards, type Hazard } from '../hazards/hazards.ts';
import { bucketCount, bucketsOf, type Part, partsOf, valueOfCount, wordsOf } from './features.ts';

/** What the classifier suspects of a text. It may raise a question and nothing else: it never says that a text is harmless. */
export interface Vote {
  /** Whether a dispatcher would want this call. */
  readonly dispatcher: boolean;
  readonly kinds: readonly Hazard[];
  /** Whether the score is too low for a call: without it the answer does not say "monitor". */
  readonly quiet: boolean;
}

/** The vote while no classifier is loaded: the rules decide alone. */
export const noVote: Vote = { dispatcher: false, kinds: [], quiet: true };

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
  /** The dispatcher score below which a text is quiet. */
  readonly quietBelow: number;
}

/** What makes a vote of the scores. */
export type Thresholds = Pick<ClassifierModel, 'thresholds' | 'quietBelow'>;

export type Classifier = (text: string) => Vote;

/** Browsers and Node have it; the types of this folder know neither. */
declare function atob(base64: string): string;

function bytesOf(base64: string): Uint8Array {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

/** A classifier from a model. */
export function createClassifier(model: ClassifierModel): Classifier {
  const rowOf = rowsIn(bytesOf(model.buckets));
  const score = scorer(new Int8Array(bytesOf(model.weights).buffer));
  return (text) => {
    const rows = bucketsOf(wordsOf(text)).map((buckets) =>
      buckets.map((bucket) => rowOf[bucket] ?? -1).filter((row) => row >= 0),
    );
    const best = new Float64Array(outputs.length).fill(Number.NEGATIVE_INFINITY);
    for (const part of partsOf(rows.length)) {
      for (const [at, sum] of score(rows, part).entries()) {
        best[at] = Math.max(best[at] ?? sum, (model.biases[at] ?? 0) + sum * (model.scales[at] ?? 0));
      }
    }
    return voteOf(best, model);
  };
}

/** The row of each bucket that counts, and -1 for the others. */
function rowsIn(numbers: Uint8Array): Int32Array {
  const rowOf = new Int32Array(bucketCount).fill(-1);
  for (let row = 0; row * 2 < numbers.length; row += 1) {
    rowOf[(numbers[row * 2] ?? 0) + 256 * (numbers[row * 2 + 1] ?? 0)] = row;
  }
  return rowOf;
}

/** Sums the weights of a part's features, whose values together have length 1. */
function scorer(weights: Int8Array): (rows: readonly (readonly number[])[], part: Part) => Float64Array {
  const counts = new Uint16Array(weights.length / outputs.length);
  return (rows, { start, end }) => {
    const found: number[] = [];
    for (let at = start; at < end; at += 1) {
      for (const row of rows[at] ?? []) {
        if (counts[row] === 0) found.push(row);
        counts[row] = (counts[row] ?? 0) + 1;
      }
    }
    const sums = new Float64Array(outputs.length);
    let squares = 0;
    for (const row of found) {
      const value = valueOfCount(counts[row] ?? 1);
      counts[row] = 0;
      squares += value * value;
      for (let output = 0; output < outputs.length; output += 1) {
        sums[output] = (sums[output] ?? 0) + value * (weights[row * outputs.length + output] ?? 0);
      }
    }
    return sums.map((sum) => sum / (Math.sqrt(squares) || 1));
  };
}

/** The outputs whose score reaches their threshold. Kinds of danger count only where a dispatcher would want the call. */
export function voteOf(scores: Float64Array, { thresholds, quietBelow }: Thresholds): Vote {
  const votes = (at: number) => (scores[at] ?? 0) >= (thresholds[at] ?? Number.POSITIVE_INFINITY);
  if (!votes(0)) return { dispatcher: false, kinds: [], quiet: (scores[0] ?? 0) < quietBelow };
  return { dispatcher: true, kinds: gravestHazards.filter((_, at) => votes(at + 1)), quiet: false };
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
