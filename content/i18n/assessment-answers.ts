import type { AnswerMessages } from '#core/triage/answer/answer-messages.ts';
import { byLanguage, type Language } from './languages.ts';

/** The words of an answer of the damage assessment, by language. */
export const answerMessagesIn: Readonly<Record<Language, AnswerMessages>> = byLanguage(
  ({ assessment }) => assessment.answer,
);
