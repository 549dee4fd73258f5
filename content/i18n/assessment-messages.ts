import type { AnswerMessages } from '#core/triage/answer/answer-messages.ts';
import type { PageMessages } from '../en/assessment/page-messages.ts';
import { byLanguage, type Language, languageCodes } from './languages.ts';

/** Every word of the assessment in one language: the answer and the page around it. */
export interface AssessmentMessages {
  readonly answer: AnswerMessages;
  readonly page: PageMessages;
}

/** The words around an answer. */
export const pageMessagesIn = byLanguage(({ assessment }) => assessment.page);

/**
 * In which languages a page answers besides its own: a Spanish text on an English page is answered in Spanish, and a
 * Spanish page answers in Spanish.
 */
export function answersBesides(language: Language): readonly Language[] {
  return languageCodes.filter((code) => language === 'en' && code !== language);
}

/** Descriptions that a link can put into the box. */
export const examplesIn = byLanguage(({ assessment }) => assessment.examples);
