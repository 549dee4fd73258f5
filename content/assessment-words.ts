import { type QuickStep, quickSteps } from '#core/assessment/quick-rule.ts';
import { fill } from '#core/assessment/render.ts';
import type { Deadline } from '#core/assessment/steps/steps.ts';
import type { AnswerWords } from '#core/assessment/words.ts';
import type { Language } from '#core/hazards/words/language.ts';
import { answerWordsIn } from './assessment-answers.ts';
import {
  type AssessmentExample,
  type ExampleId,
  assessmentExamples as englishExamples,
} from './en/assessment/assessment-examples.ts';
import { pageWords as english, type PageWords } from './en/assessment/page-words.ts';
import { assessmentExamples as spanishExamples } from './es/assessment/assessment-examples.ts';
import { pageWords as spanish } from './es/assessment/page-words.ts';

/** Every word of the assessment in one language: the answer and the page around it. */
export interface AssessmentWords {
  readonly answer: AnswerWords;
  readonly page: PageWords;
}

export const assessmentWordsIn: Readonly<Record<Language, AssessmentWords>> = {
  en: { answer: answerWordsIn.en, page: english },
  es: { answer: answerWordsIn.es, page: spanish },
};

/** The words around an answer. */
export const pageWordsIn: Readonly<Record<Language, PageWords>> = { en: english, es: spanish };

/** Descriptions that a link can put into the box. */
export const examplesIn: Readonly<Record<Language, Readonly<Record<ExampleId, AssessmentExample>>>> = {
  en: englishExamples,
  es: spanishExamples,
};

/** The few words of an answer that stand in the page itself. */
export type QuickWords = Pick<AnswerWords, 'categories' | 'timelines' | 'severities' | 'fallback'> & {
  readonly steps: Readonly<Record<QuickStep, string>>;
};

/** Filled in here, so that the page needs no renderer for them. */
function quickOf({ categories, timelines, severities, fallback, steps }: AnswerWords): QuickWords {
  const few = Object.fromEntries(quickSteps.map((id) => [id, fill(steps[id])])) as Record<QuickStep, string>;
  const due = Object.fromEntries(Object.entries(timelines).map(([id, words]) => [id, fill(words)]));
  return { categories, timelines: due as Record<Deadline, string>, severities, fallback, steps: few };
}

export const quickWordsIn: Readonly<Record<Language, QuickWords>> = {
  en: quickOf(answerWordsIn.en),
  es: quickOf(answerWordsIn.es),
};
