import type { FastifyInstance } from 'fastify';
import { estimateForm } from '#contract/forms/estimates.ts';
import { addQuestionForm, type QuestionParts } from './question-form.ts';

/** POST /api/estimates: the short form of the contact page. What it stores is a question about damage, like any other. */
export function addEstimateRoutes(app: FastifyInstance, parts: QuestionParts): void {
  const form = {
    url: '/api/estimates',
    page: '/wtr-connection',
    summary: 'Ask for an estimate.',
    body: estimateForm,
    category: 'assessment',
  } as const;
  addQuestionForm(app, form, parts);
}
