import type { Additions, Answer } from '../answer/answer.ts';
import { isWorse } from '../assessment.ts';
import { answerOf, type Triage } from '../triage.ts';

/** Who decided a field: the rules, the model, or both alike. */
export type Origin = 'rules' | 'model' | 'both';

/** Who decided the fields of a guarded answer. */
export interface Origins {
  readonly category: Origin;
  readonly severity: Origin;
  readonly professionals: Origin;
}

export interface Guarded {
  readonly answer: Answer;
  readonly origins: Origins;
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
 * Combines a model's answer with the rules': the more cautious of the two wins. A model names values and ids only, and no
 * sentence of its own is shown. Its ids pass through the same composer, so that no forbidden step gets in. Dangers that it names
 * always count; the rest of an answer that is milder than the rules' adds nothing.
 */
export function guard(rules: Triage, model: Additions): Guarded {
  const own = rules.answer;
  const tooLight = model.category < own.category || isWorse(own.severity, model.severity);
  const nothing = { steps: [], priorities: [], equipment: [], risks: [] };
  const answer = answerOf(rules, { ...model, ...(tooLight && nothing) });
  const isRaised =
    answer.category > own.category ||
    isWorse(answer.severity, own.severity) ||
    answer.professionals !== own.professionals ||
    answer.hazards.length > own.hazards.length;
  return {
    answer,
    origins: {
      category: originOf(model.category === own.category, answer.category === own.category),
      severity: originOf(model.severity === own.severity, answer.severity === own.severity),
      professionals: originOf(model.professionals === own.professionals, answer.professionals === own.professionals),
    },
    effect: isRaised ? 'raised' : tooLight ? 'milder' : 'same',
    tooLight,
  };
}
