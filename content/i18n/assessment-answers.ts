import type { AnswerMessages } from '#core/triage/answer/answer-messages.ts';
import { byLanguage, type Language } from './languages.ts';
import type { SiteLanguage } from './site-language.ts';

/** The words of an answer of the damage assessment, by language. */
export const answerMessagesIn: Readonly<Record<Language, AnswerMessages>> = byLanguage(
  ({ assessment }) => assessment.answer,
);

export type AssessorFailure = keyof SiteLanguage['assessment']['failures'];

/** Why the AI service gave no answer, by language. */
export const failureMessagesIn = byLanguage(({ assessment }) => assessment.failures);
