import type { AnswerWords } from '#core/assessment/words.ts';
import type { Language } from '#core/hazards/words/language.ts';
import { answerWords as english } from './en/assessment/answer-words.ts';
import { failures as englishFailures } from './en/assessment/failures.ts';
import { answerWords as spanish } from './es/assessment/answer-words.ts';
import { failures as spanishFailures } from './es/assessment/failures.ts';

/** The words of an answer of the damage assessment, by language. A language that lacks one does not compile. */
export const answerWordsIn: Readonly<Record<Language, AnswerWords>> = { en: english, es: spanish };

export type AssessorFailure = keyof typeof englishFailures;

/** Why the AI service gave no answer, by language. */
export const failureWordsIn: Readonly<Record<Language, Readonly<Record<AssessorFailure, string>>>> = {
  en: englishFailures,
  es: spanishFailures,
};
