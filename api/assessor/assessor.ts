import type { Assessment } from '#core/assessment/assessment.ts';
import { fallbackAssessment } from '#core/assessment/fallback.ts';
import { ruleBasedAssessment } from '#core/assessment/verdicts.ts';
import type { AiConfig } from '../config.ts';
import { failureOf, wordsForFailure } from './failures.ts';
import { askModel } from './model.ts';

/** What the endpoint answers: an assessment, or why the model did not give one together with the rules' assessment. */
export type AssessorAnswer = Assessment | { readonly error: string; readonly fallbackAssessment: Assessment };

export interface AssessorLog {
  warn(fields: object, message: string): void;
}

export type Assessor = (scenario: string, userLocation: string, log: AssessorLog) => Promise<AssessorAnswer>;

/** Assesses by the rules alone when no model is configured; otherwise asks the model and falls back to the rules. */
export function createAssessor(ai: AiConfig | undefined): Assessor {
  if (!ai) return async (scenario) => ruleBasedAssessment(scenario);
  const ask = askModel(ai);
  return async (scenario, userLocation, log) => {
    try {
      return await ask(scenario, userLocation);
    } catch (error) {
      const failure = failureOf(error);
      log.warn({ failure }, 'the model gave no assessment');
      const words = wordsForFailure[failure];
      return { error: words, fallbackAssessment: fallbackAssessment(scenario, words) };
    }
  };
}
