import type { FastifyInstance } from 'fastify';
import { questionDefaults } from '#contract/forms/question-form.ts';
import { questionForm } from '#contract/forms/questions.ts';
import { addQuestionForm, type QuestionParts } from './question-form.ts';

/** POST /api/questions: the form of the ask page. */
export function addQuestionRoutes(app: FastifyInstance, parts: QuestionParts): void {
  const { category } = questionDefaults;
  const summary = 'Ask a question.';
  addQuestionForm(app, { url: '/api/questions', page: '/ask', summary, body: questionForm, category }, parts);
}
