import { spokenIn } from '#content/languages.ts';
import { type AssessorFailure, answerWordsIn, failureWordsIn } from '#content/words/assessment-answers.ts';
import type { AssessmentProvenance } from '#contract/assessment/damage-assessment.ts';
import { fallbackReasoning, render } from '#core/assessment/answer/render.ts';
import type { Assessment } from '#core/assessment/assessment.ts';
import { guard, type ModelAnswer } from '#core/assessment/model/guard.ts';
import type { Triage } from '#core/assessment/triage.ts';

/** What the endpoint answers: an assessment, or why the model did not give one together with the rules' assessment. */
export type AssessorAnswer =
  | (Assessment & AssessmentProvenance)
  | { readonly error: string; readonly fallbackAssessment: Assessment };

const byRules = { category: 'rules', severity: 'rules', professionals: 'rules', reasoning: 'rules' } as const;

/** The rules' answer, in the language of the triage. */
export function answerByRules({ answer, language }: Triage): AssessorAnswer {
  return { ...render(answer, answerWordsIn[spokenIn(language)]), byRulesAlone: true, origins: byRules, removed: 0 };
}

/** A model's answer, held against the rules. */
export function answerByModel(rules: Triage, model: ModelAnswer): AssessorAnswer {
  const { answer, reasoning, origins, removed } = guard(rules, model);
  return {
    ...render(answer, answerWordsIn[spokenIn(rules.language)], reasoning),
    byRulesAlone: false,
    origins,
    removed,
  };
}

/** The rules' answer with the specified sentence that says what failed. */
export function answerByFallback(rules: Triage, failure: AssessorFailure): AssessorAnswer {
  const language = spokenIn(rules.language);
  const say = answerWordsIn[language];
  const error = failureWordsIn[language][failure];
  return { error, fallbackAssessment: { ...render(rules.answer, say), reasoning: fallbackReasoning(error, say) } };
}
