import { type Thresholds, voteOf } from '#core/triage/classifier/classifier.ts';
import { gravestHazards } from '#core/triage/hazards/hazards.ts';
import { withHardSlips } from '../typos.ts';
import type { CorpusRow } from './labelled-texts.ts';
import type { Example } from './logistic.ts';
import { scorerOf, trainModel } from './train-model.ts';

const folds = 5;

/** Shares of words with a slip that texts are scored with. */
export const slipShares: readonly number[] = [0, 0.1, 0.2];

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
  examples: readonly Example[],
  older: readonly Example[],
  { share = 1, slips = slipShares }: { readonly share?: number; readonly slips?: readonly number[] } = {},
): ReadonlyMap<string, Scores> {
  const scored = new Map<string, Scores>();
  for (let fold = 0; fold < folds; fold += 1) {
    const others = examples.filter((_, at) => at % folds !== fold);
    const score = scorerOf(trainModel([...shareOf(others, share), ...shareOf(older, share)]));
    for (const { id, text } of rows.filter((_, at) => at % folds === fold)) {
      scored.set(
        id,
        slips.map((part) => score(withHardSlips(text, part, text.length + 2))),
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

/** Share of the harmless texts that may be asked about. */
const mostAsked = 0.12;
/** Share of the texts without a kind of danger that may be asked about it by name, if they are asked about at all. */
const mostNamed = 0.04;
/** Share of the texts that a dispatcher wants that may count as quiet: the rules still look at these. */
const mostQuiet = 0.03;

/** Thresholds at which as many dangers as possible are found with no more errors than that. */
export function thresholdsFor(rows: readonly CorpusRow[], scored: ReadonlyMap<string, Scores>): Thresholds {
  const scoresOf = (some: readonly CorpusRow[], output: number) =>
    some.map(({ id }) => scored.get(id)?.[0]?.[output] ?? 0);
  const wanted = scoresOf(
    rows.filter(({ call911 }) => call911),
    0,
  );
  const kinds = gravestHazards.map((kind, at) => {
    const others = rows.filter(({ hazards, acceptable }) => ![...hazards, ...acceptable].includes(kind));
    return thresholdFor(scoresOf(others, at + 1), mostNamed);
  });
  return {
    thresholds: [thresholdFor(scoresOf(rows.filter(isHarmless), 0), mostAsked), ...kinds],
    quietBelow: -thresholdFor(
      wanted.map((score) => -score),
      mostQuiet,
    ),
  };
}

/** The share of the texts a dispatcher wants that is asked about, and the share of the labelled kinds that is named. */
export interface CurvePoint {
  readonly share: number;
  readonly texts: number;
  readonly asked: number;
  readonly kinds: number;
  readonly falseAlarms: number;
}

/** A point of the learning curve, each with thresholds of its own. */
export function curvePoint(
  rows: readonly CorpusRow[],
  scored: ReadonlyMap<string, Scores>,
  share: number,
  older: number,
): CurvePoint {
  const thresholds = thresholdsFor(rows, scored);
  const voted = rows.map((row) => ({ row, vote: voteOf(scored.get(row.id)?.[0] ?? new Float64Array(), thresholds) }));
  const rate = (some: typeof voted) => some.filter(({ vote }) => vote.dispatcher).length / some.length;
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
