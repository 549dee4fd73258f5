import { fill } from '#core/assessment/answer/render.ts';
import type { AnswerWords } from '#core/assessment/answer/words.ts';
import { type QuickStep, quickSteps } from '#core/assessment/quick-rule.ts';
import type { Deadline } from '#core/assessment/steps/steps.ts';
import type { PageWords } from '../en/assessment/page-words.ts';
import { byLanguage, type Language, languageCodes } from '../languages.ts';

/** Every word of the assessment in one language: the answer and the page around it. */
export interface AssessmentWords {
  readonly answer: AnswerWords;
  readonly page: PageWords;
}

/** The words around an answer. */
export const pageWordsIn = byLanguage(({ assessment }) => assessment.page);

/**
 * In which languages a page answers besides its own: whoever writes Spanish on an English page is answered in Spanish, and a
 * Spanish page answers in Spanish.
 */
export function answersBesides(language: Language): readonly Language[] {
  return languageCodes.filter((code) => language === 'en' && code !== language);
}

/** Descriptions that a link can put into the box. */
export const examplesIn = byLanguage(({ assessment }) => assessment.examples);

/** The few words of an answer that stand in the page itself. */
export type QuickWords = Pick<AnswerWords, 'emergencyLine' | 'categories' | 'timelines' | 'severities' | 'fallback'> & {
  readonly steps: Readonly<Record<QuickStep, string>>;
};

/** Filled in here, so that the page needs no renderer for them. */
function quickOf({ emergencyLine, categories, timelines, severities, fallback, steps }: AnswerWords): QuickWords {
  const few = Object.fromEntries(quickSteps.map((id) => [id, fill(steps[id])])) as Record<QuickStep, string>;
  const due = Object.fromEntries(Object.entries(timelines).map(([id, words]) => [id, fill(words)]));
  return { emergencyLine, categories, timelines: due as Record<Deadline, string>, severities, fallback, steps: few };
}

export const quickWordsIn: Readonly<Record<Language, QuickWords>> = byLanguage(({ assessment }) =>
  quickOf(assessment.answer),
);
