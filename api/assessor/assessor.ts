import type { AssessmentProvenance } from '#contract/damage-assessment.ts';
import type { Assessment } from '#core/assessment/assessment.ts';
import { fallbackReasoning } from '#core/assessment/fallback-reasoning.ts';
import { guard } from '#core/assessment/guard.ts';
import { triage } from '#core/assessment/triage.ts';
import { modelFailureWords } from '../answers/words.ts';
import type { AiConfig } from '../config.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createDailyBudget } from './daily-budget.ts';
import { failureOf } from './failures.ts';
import { askModel } from './model.ts';
import { promptVersion } from './prompt.ts';

/** What the endpoint answers: an assessment, or why the model did not give one together with the rules' assessment. */
export type AssessorAnswer =
  | (Assessment & AssessmentProvenance)
  | { readonly error: string; readonly fallbackAssessment: Assessment };

export interface AssessorLog {
  warn(fields: object, message: string): void;
}

export type Assessor = (scenario: string, userLocation: string, log: AssessorLog) => Promise<AssessorAnswer>;

function answerOfRules(scenario: string): AssessorAnswer {
  const origins = { category: 'rules', severity: 'rules', professionals: 'rules', reasoning: 'rules' } as const;
  return { ...triage(scenario).assessment, byRulesAlone: true, origins, removed: [] };
}

/**
 * Assesses by the rules alone when no model is configured; otherwise asks the model, holds its answer against the rules,
 * and falls back to the rules. Equal texts are asked once a day, and no more texts than the daily budget allows.
 * @param now Epoch milliseconds.
 */
export function createAssessor(ai: AiConfig | undefined, now: () => number = Date.now): Assessor {
  if (!ai) return async (scenario) => answerOfRules(scenario);
  const ask = askModel(ai);
  const cache = createAnswerCache<Assessment>(now);
  const budget = createDailyBudget(ai.requestsPerDay, now);
  return async (scenario, userLocation, log) => {
    const rules = triage(scenario);
    try {
      const answer = await cache.get(`${promptVersion}\n${userLocation}\n${scenario}`, async () => {
        budget.spend();
        return ask(scenario, userLocation);
      });
      const { assessment, origins, removed } = guard(rules, answer);
      return { ...assessment, byRulesAlone: false, origins, removed: [...removed] };
    } catch (error) {
      const failure = failureOf(error);
      log.warn({ failure, promptVersion }, 'the model gave no assessment');
      const words = modelFailureWords(failure);
      return { error: words, fallbackAssessment: { ...rules.assessment, reasoning: fallbackReasoning(words) } };
    }
  };
}
