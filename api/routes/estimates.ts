import type { FastifyInstance } from 'fastify';
import { estimateForm } from '#contract/estimates.ts';
import { addQuestionForm, type QuestionParts } from './question-form.ts';

/** POST /api/estimates: the short form of the contact page. What it stores is a question about damage, like any other. */
export function addEstimateRoutes(app: FastifyInstance, parts: QuestionParts): void {
  const page = '/wtr-connection';
  const summary = 'Ask for an estimate.';
  addQuestionForm(app, { url: '/api/estimates', page, summary, body: estimateForm, category: 'assessment' }, parts);
}
