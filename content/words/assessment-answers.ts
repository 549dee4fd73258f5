import type { AnswerWords } from '#core/assessment/answer/words.ts';
import { byLanguage, type Language } from '../languages.ts';
import type { SiteLanguage } from '../locale/site-language.ts';

/** The words of an answer of the damage assessment, by language. */
export const answerWordsIn: Readonly<Record<Language, AnswerWords>> = byLanguage(({ assessment }) => assessment.answer);

export type AssessorFailure = keyof SiteLanguage['assessment']['failures'];

/** Why the AI service gave no answer, by language. */
export const failureWordsIn = byLanguage(({ assessment }) => assessment.failures);
