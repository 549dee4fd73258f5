import { answerMessagesIn } from '#content/i18n/assessment-answers.ts';
import { languageFromCode } from '#content/i18n/languages.ts';
import type { AssessmentProvenance } from '#contract/damage-assessment.ts';
import type { Additions } from '#core/triage/answer/answer.ts';
import type { AssessorFailure } from '#core/triage/answer/answer-messages.ts';
import { fallbackReasoning, render } from '#core/triage/answer/render.ts';
import type { Assessment } from '#core/triage/assessment.ts';
import { guard } from '#core/triage/model/guard.ts';
import type { Triage } from '#core/triage/triage.ts';

/** Response of the endpoint: an assessment, or why the model failed together with the rules' assessment. */
export type AssessorAnswer =
  | (Assessment & AssessmentProvenance)
  | { readonly error: string; readonly fallbackAssessment: Assessment };

const byRules = { category: 'rules', severity: 'rules', professionals: 'rules' } as const;

/** The rules' answer, in the language of the triage. */
export function answerByRules({ answer, language }: Triage): AssessorAnswer {
  return {
    ...render(answer, answerMessagesIn[languageFromCode(language)]),
    byRulesAlone: true,
    origins: byRules,
  };
}

/** The model's answer, checked against the rules. */
export function answerByModel(rules: Triage, model: Additions): AssessorAnswer {
  const { answer, origins } = guard(rules, model);
  return {
    ...render(answer, answerMessagesIn[languageFromCode(rules.language)]),
    byRulesAlone: false,
    origins,
  };
}

/** The rules' answer with the sentence for the failure. */
export function answerByFallback(rules: Triage, failure: AssessorFailure): AssessorAnswer {
  const language = languageFromCode(rules.language);
  const t = answerMessagesIn[language];
  const error = t.failures[failure];
  return { error, fallbackAssessment: { ...render(rules.answer, t), reasoning: fallbackReasoning(error, t) } };
}
