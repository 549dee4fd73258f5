import { outputs } from '#core/triage/classifier/classifier.ts';
import { bucketCount } from '#core/triage/classifier/features.ts';
import { randomFrom } from '../random.ts';
import type { Features } from './features.ts';

/** A text as the training sees it: as written and mistyped, with a label for each output. */
export interface Example {
  readonly variants: readonly Features[];
  /** 1, 0, or -1 where nothing is known. */
  readonly labels: Int8Array;
  readonly weight: number;
}

/** Weights by bucket and output. The row after the last bucket holds the biases. */
export type Weights = Float32Array;

const epochs = 8;
const learningRate = 0.5;
const decay = 1e-3;
const width = outputs.length;

/** Scores of a text, biases included. */
export function scoresWith(weights: Weights, { buckets, values }: Features): Float64Array {
  const scores = Float64Array.from(weights.subarray(bucketCount * width));
  for (let at = 0; at < buckets.length; at += 1) {
    const start = (buckets[at] ?? 0) * width;
    const value = values[at] ?? 0;
    for (let output = 0; output < width; output += 1) {
      scores[output] = (scores[output] ?? 0) + value * (weights[start + output] ?? 0);
    }
  }
  return scores;
}

/** How much more a positive example counts than a negative one: the root of their ratio. */
function balanceOf(examples: readonly Example[]): readonly number[] {
  return outputs.map((_, output) => {
    const sum = (label: number) =>
      examples.reduce((total, { labels, weight }) => total + (labels[output] === label ? weight : 0), 0);
    return Math.sqrt(sum(0) / Math.max(sum(1), 1));
  });
}

/** Slopes of the log loss of one example by output. */
function slopesOf({ labels, weight }: Example, scores: Float64Array, balance: readonly number[]): Float64Array {
  return scores.map((score, output) => {
    const label = labels[output] ?? -1;
    if (label < 0) return 0;
    return (1 / (1 + Math.exp(-score)) - label) * weight * (label === 1 ? (balance[output] ?? 1) : 1);
  });
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

/**
 * Logistic regression, one for each output, by stochastic gradient descent with AdaGrad. The weights are averaged over the second
 * half of the epochs. Equal examples in equal order give equal weights.
 */
export function train(examples: readonly Example[], seed = 7): Weights {
  const weights = new Float32Array((bucketCount + 1) * width);
  const squares = new Float32Array(weights.length);
  const sum = new Float32Array(weights.length);
  const balance = balanceOf(examples);
  const random = randomFrom(seed);
  const order = examples.map((_, at) => at);
  const move = (start: number, value: number, slopes: Float64Array) => {
    for (let output = 0; output < width; output += 1) {
      const at = start + output;
      const slope = (slopes[output] ?? 0) * value + decay * (weights[at] ?? 0);
      if (slope === 0) continue;
      squares[at] = (squares[at] ?? 0) + slope * slope;
      weights[at] = (weights[at] ?? 0) - (learningRate * slope) / (Math.sqrt(squares[at] ?? 0) + 1e-6);
    }
  };
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      const example = examples[index];
      const features = example?.variants[Math.floor(random() * example.variants.length)];
      if (!example || !features) continue;
      const slopes = slopesOf(example, scoresWith(weights, features), balance);
      for (let at = 0; at < features.buckets.length; at += 1) {
        move((features.buckets[at] ?? 0) * width, features.values[at] ?? 0, slopes);
      }
      move(bucketCount * width, 0.3, slopes);
    }
    if (epoch < epochs / 2) continue;
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (weights[at] ?? 0);
  }
  return sum.map((total) => total / (epochs / 2));
}
