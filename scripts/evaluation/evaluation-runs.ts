import { type Additions, noAdditions } from '#core/triage/answer/answer.ts';
import { gravestHazards } from '#core/triage/hazards/hazards.ts';
import { guard } from '#core/triage/model/guard.ts';
import { classifyByKeywords } from '#core/triage/rules/classify.ts';
import { type Triage, triage } from '#core/triage/triage.ts';
import { type Measure, measure, recallOf, type Said, writtenModels } from './measure.ts';
import type { ModelAnswers } from './model-answers.ts';
import {
  blindSet,
  type Labelled,
  type LabelledSet,
  openSet,
  secondSet,
  spanishSet,
  unseenSet,
} from './sets/labelled.ts';
import { withSlips } from './typos.ts';

export interface Measured {
  readonly name: string;
  readonly measure: Measure;
}

/** Recall when a share of the longer words is mistyped. */
export interface SlipRow {
  readonly share: number;
  readonly all: number;
  readonly life: number;
}

export interface SetReport {
  readonly set: LabelledSet;
  readonly ways: readonly Measured[];
  readonly slips: readonly SlipRow[];
}

const guarded =
  (model: Additions) =>
  (rules: Triage): Said =>
    guard(rules, model).answer;

const ways: readonly (readonly [string, (rules: Triage) => Said])[] = [
  ['The specified keyword rule alone', ({ text }) => ({ ...classifyByKeywords(text), hazards: [] })],
  ['Rules alone', ({ answer }) => answer],
  ['A calm model under guard', guarded(writtenModels.calm)],
  ['An alarmed model under guard', guarded(writtenModels.alarmed)],
];

const shares = [0.1, 0.2, 0.35];
/** Each text is mistyped this often, so that one lucky slip does not decide. */
const rounds = 3;

function slipRow(texts: readonly Labelled[], share: number): SlipRow {
  const measures = Array.from({ length: rounds }, (_, round) =>
    measure(texts, ({ text }) => triage(withSlips(text, share, round * 1000 + text.length)).answer),
  );
  const ratio = (recalls: readonly { found: number; labelled: number }[]) =>
    recalls.reduce((sum, { found }) => sum + found, 0) / recalls.reduce((sum, { labelled }) => sum + labelled, 0);
  return {
    share,
    all: ratio(measures.map((one) => recallOf(one))),
    life: ratio(measures.map((one) => recallOf(one, gravestHazards))),
  };
}

/** A model's answers under guard. A text that it gave no answer to counts with the rules' answer. */
function wayOf({ name, answers }: ModelAnswers): (typeof ways)[number] {
  return [`${name} under guard`, (rules) => guard(rules, answers.get(rules.text) ?? noAdditions).answer];
}

/** Some sets under every way, and that of a model if there is one. */
export function evaluateSets(sets: readonly LabelledSet[], model?: ModelAnswers): readonly SetReport[] {
  const all = model ? [...ways, wayOf(model)] : ways;
  return sets.map((set) => {
    const byRules = new Map(set.texts.map(({ text }) => [text, triage(text)]));
    return {
      set,
      ways: all.map(([name, way]) => ({
        name,
        measure: measure(set.texts, ({ text }) => way(byRules.get(text) ?? triage(text))),
      })),
      slips: shares.map((share) => slipRow(set.texts, share)),
    };
  });
}

/** Every set of the evaluation. */
export const everySet = (): readonly LabelledSet[] => [openSet(), blindSet(), spanishSet(), secondSet(), unseenSet()];

/** Every set under every way that needs no service. */
export function evaluate(): readonly SetReport[] {
  return evaluateSets(everySet());
}
