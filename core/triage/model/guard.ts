import type { Additions, Answer } from '../answer/answer.ts';
import { isWorse } from '../assessment.ts';
import { answerOf, type Triage } from '../triage.ts';
import { cleanReasoning } from './clean-words.ts';

/** Who said it: our rules, the model, or both alike. */
export type Origin = 'rules' | 'model' | 'both';

/** Where the single fields of a guarded answer come from. */
export interface Origins {
  readonly category: Origin;
  readonly severity: Origin;
  readonly professionals: Origin;
  readonly reasoning: Origin;
}

/** What a model may say: values and ids of our own lists, and one text that only explains. */
export interface ModelAnswer extends Additions {
  readonly reasoning: string;
}

export interface Guarded {
  readonly answer: Answer;
  /** The model's own sentences that only describe. Empty when the rules' reasons stand alone. */
  readonly reasoning: string;
  readonly origins: Origins;
  /** How many of the model's sentences were left out. */
  readonly removed: number;
  /** What the model did to the rules' category, severity and flag. A milder answer changes nothing. */
  readonly effect: 'raised' | 'same' | 'milder';
  /** Whether its category or severity is below the rules'. */
  readonly tooLight: boolean;
}

function originOf(same: boolean, rulesWin: boolean): Origin {
  if (same) return 'both';
  return rulesWin ? 'rules' : 'model';
}

/**
 * Holds a model's answer against the rules: the more cautious of the two wins. Steps, priorities, equipment and risks are ids of
 * our own records and pass through the same composer, so that no forbidden step comes back in. An answer that takes the matter
 * more lightly than the rules adds nothing and keeps no reasoning.
 */
export function guard(rules: Triage, model: ModelAnswer): Guarded {
  const own = rules.answer;
  const tooLight = model.category < own.category || isWorse(own.severity, model.severity);
  const nothing = { steps: [], priorities: [], equipment: [], risks: [] };
  const answer = answerOf(rules, { ...model, ...(tooLight && nothing) });
  const isRaised =
    answer.category > own.category ||
    isWorse(answer.severity, own.severity) ||
    answer.professionals !== own.professionals;
  const { text, removed } = tooLight ? { text: '', removed: 0 } : cleanReasoning(model.reasoning);
  return {
    answer,
    reasoning: text,
    origins: {
      category: originOf(model.category === own.category, answer.category === own.category),
      severity: originOf(model.severity === own.severity, answer.severity === own.severity),
      professionals: originOf(model.professionals === own.professionals, answer.professionals === own.professionals),
      reasoning: text === '' ? 'rules' : 'model',
    },
    removed,
    effect: isRaised ? 'raised' : tooLight ? 'milder' : 'same',
    tooLight,
  };
}
