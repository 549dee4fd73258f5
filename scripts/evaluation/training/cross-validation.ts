import { gravestHazards } from '#core/hazards/hazards.ts';
import { outputs, type Vote, voteOf } from '#core/triage/classifier/classifier.ts';
import { withHardSlips } from '../slips.ts';
import { type CorpusRow, trainingTextOf } from './labelled-texts.ts';
import type { Example } from './logistic.ts';
import { exampleOf, scorerOf, trainModel } from './train-model.ts';

const folds = 5;

/** Shares of words with a slip that texts are scored with. */
export const slipShares = [0, 0.1, 0.2] as const;

/** Scores of texts that a model was not trained on: one list for each share of slips. */
export type Scores = readonly Float64Array[];

/** Whether a text tells of no danger, so that a question about dangers is a false alarm. */
export function isHarmless({ call911, hazards }: Pick<CorpusRow, 'call911' | 'hazards'>): boolean {
  return !call911 && !gravestHazards.some((kind) => hazards.includes(kind));
}

/** Every nth item, spread evenly. */
function shareOf<T>(items: readonly T[], share: number): readonly T[] {
  return items.filter((_, at) => Math.floor((at + 1) * share) > Math.floor(at * share));
}

/** Scores each text by a model trained on the others: on the given share of them, and of the older texts. */
export function crossValidate(
  rows: readonly CorpusRow[],
  older: readonly Example[],
  share = 1,
): ReadonlyMap<string, Scores> {
  const examples = rows.map((row) => exampleOf(trainingTextOf(row)));
  const scored = new Map<string, Scores>();
  for (let fold = 0; fold < folds; fold += 1) {
    const others = examples.filter((_, at) => at % folds !== fold);
    const score = scorerOf(trainModel([...shareOf(others, share), ...shareOf(older, share)]));
    for (const { id, text } of rows.filter((_, at) => at % folds === fold)) {
      scored.set(
        id,
        slipShares.map((slips) => score(withHardSlips(text, slips, text.length + 2))),
      );
    }
  }
  return scored;
}

/** The lowest threshold at which at most a share of the scores reaches it. */
function thresholdFor(scores: readonly number[], share: number): number {
  const falling = scores.toSorted((one, other) => other - one);
  return (falling[Math.floor(scores.length * share)] ?? 0) + 1e-6;
}

/** Of the harmless texts, one in ten may be asked about: one in a hundred by each kind, the others by the dispatcher's vote. */
const mostAsked = 0.1;
const mostAskedByKind = 0.01;

/** Thresholds at which as many dangers as possible are found and no more than a tenth of the harmless texts is asked about. */
export function thresholdsFor(harmless: readonly Float64Array[]): readonly number[] {
  const byKind = gravestHazards.map((_, at) =>
    thresholdFor(
      harmless.map((scores) => scores[at + 1] ?? 0),
      mostAskedByKind,
    ),
  );
  const isAskedByKind = (scores: Float64Array) => byKind.some((threshold, at) => (scores[at + 1] ?? 0) >= threshold);
  const others = harmless.filter((scores) => !isAskedByKind(scores));
  const left = Math.max(0, mostAsked * harmless.length - (harmless.length - others.length));
  const dispatcher = thresholdFor(
    others.map((scores) => scores[0] ?? 0),
    left / others.length,
  );
  return [dispatcher, ...byKind];
}

/** The share of the texts a dispatcher wants that is asked about, and the share of the labelled kinds that is named. */
export interface CurvePoint {
  readonly share: number;
  readonly texts: number;
  readonly asked: number;
  readonly kinds: number;
  readonly falseAlarms: number;
}

const asks = ({ dispatcher, kinds }: Vote) => dispatcher || kinds.length > 0;

/** A point of the learning curve, each with thresholds of its own. */
export function curvePoint(
  rows: readonly CorpusRow[],
  scored: ReadonlyMap<string, Scores>,
  share: number,
  older: number,
): CurvePoint {
  const clean = rows.map((row) => ({ row, scores: scored.get(row.id)?.[0] ?? new Float64Array(outputs.length) }));
  const harmless = clean.filter(({ row }) => isHarmless(row));
  const thresholds = thresholdsFor(harmless.map(({ scores }) => scores));
  const voted = clean.map(({ row, scores }) => ({ row, vote: voteOf(scores, thresholds) }));
  const rate = (some: typeof voted) => some.filter(({ vote }) => asks(vote)).length / some.length;
  const labels = voted.flatMap(({ row, vote }) =>
    gravestHazards.filter((kind) => row.hazards.includes(kind)).map((kind) => vote.kinds.includes(kind)),
  );
  return {
    share,
    texts: Math.round(((rows.length * (folds - 1)) / folds + older) * share),
    asked: rate(voted.filter(({ row }) => row.call911)),
    kinds: labels.filter(Boolean).length / labels.length,
    falseAlarms: rate(voted.filter(({ row }) => isHarmless(row))),
  };
}
