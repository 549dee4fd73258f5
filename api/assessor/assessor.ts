import type { AssessmentRequest } from '#contract/assessment/assessment.ts';
import { defaultUserLocation } from '#contract/assessment/damage-assessment.ts';
import type { ModelAnswer } from '#core/assessment/model/guard.ts';
import { type Triage, triage } from '#core/assessment/triage.ts';
import { loadClassifier } from '#core/triage/classifier/classifier.ts';
import type { AiConfig } from '../config/config.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createDailyBudget } from './daily-budget.ts';
import { promptVersion } from './prompt.ts';
import { type AssessorAnswer, answerByFallback, answerByModel, answerByRules } from './respond.ts';

export interface AssessorLog {
  warn(fields: object, message: string): void;
}

/** A description with the answers to questions, and the language to answer in. */
export type AssessorRequest = Pick<AssessmentRequest, 'scenario' | 'answers' | 'language'>;

export type Assessor = (request: AssessorRequest, log: AssessorLog) => Promise<AssessorAnswer>;

async function rulesOn({ scenario, answers, language }: AssessorRequest): Promise<Triage> {
  const classify = await loadClassifier();
  return triage(scenario, { answers, language, vote: classify(scenario) });
}

/**
 * Assesses by the rules alone when no model is configured; otherwise asks the model, holds its answer against the rules,
 * and falls back to the rules. Equal texts are asked once a day, and no more texts than the daily budget allows. The place is
 * always the fixed one: what a client sends as its place stays here.
 */
export function createAssessor(ai: AiConfig | undefined): Assessor {
  if (!ai) return async (request) => answerByRules(await rulesOn(request));
  // Only who has a model loads what speaks with it, and does so before the first visitor waits for it.
  const loading = Promise.all([import('./model.ts'), import('./failures.ts')]);
  const asking = loading.then(([{ askModel }]) => askModel(ai));
  const cache = createAnswerCache<ModelAnswer>(Date.now);
  const budget = createDailyBudget(ai.requestsPerDay, Date.now);
  return async (request, log) => {
    const rules = await rulesOn(request);
    try {
      const key = `${promptVersion}\n${rules.language}\n${request.scenario}`;
      const answer = await cache.get(key, async () => {
        budget.spend();
        const ask = await asking;
        return ask(request.scenario, defaultUserLocation, rules.language);
      });
      return answerByModel(rules, answer);
    } catch (error) {
      const [, { failureOf }] = await loading;
      const failure = failureOf(error);
      log.warn({ failure, promptVersion }, 'the model gave no assessment');
      return answerByFallback(rules, failure);
    }
  };
}
