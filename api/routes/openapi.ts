import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { owner } from '#content/owner.ts';
import {
  assessment,
  assessmentFunction,
  assessmentProvenance,
  assessmentRequest,
  errorBody,
} from '#contract/damage-assessment.ts';
import { health } from '#contract/health.ts';
import { newsletterAnswer, newsletterRequest } from '#contract/newsletter.ts';
import { questionReceipt, questionRefusal, questionRequest } from '#contract/questions.ts';

/** GET /api/openapi.json: the contract, generated from the schemas that the server checks with. */
export function addOpenApiRoute(app: FastifyInstance, siteUrl: string): void {
  const document = openApi(siteUrl);
  app.get('/api/openapi.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(document));
}

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
};
const takes = (schema: z.ZodMiniType, ...types: string[]) => ({
  required: true,
  content: Object.fromEntries(
    ['application/json', ...types].map((type) => [type, { schema: schemaOf(schema, 'input') }]),
  ),
});
const gives = (description: string, schema: z.ZodMiniType) => ({
  description,
  content: { 'application/json': { schema: schemaOf(schema, 'output') } },
});
const words = (description: string) => gives(description, errorBody);
const form = 'application/x-www-form-urlencoded';
const refusals = { '413': words('Too long'), '429': words('Too many requests; see Retry-After') };
const fallback = z.object({ error: z.string(), fallbackAssessment: assessment });
const token = { name: 'token', in: 'query', required: true, schema: { type: 'string' } };
const page = (description: string) => ({ description, content: { 'text/html': { schema: { type: 'string' } } } });

function openApi(siteUrl: string) {
  return {
    openapi: '3.1.0',
    info: { title: owner.siteName, version: '1.0.0' },
    servers: [{ url: siteUrl }],
    paths: {
      [`/functions/v1/${assessmentFunction}`]: {
        post: {
          summary: 'Assess damage from a description',
          requestBody: takes(assessmentRequest),
          responses: {
            '200': gives(
              'An assessment, or why the model gave none and the assessment of the rules',
              z.union([z.extend(assessment, assessmentProvenance.shape), fallback]),
            ),
            '400': words('Blank or too long'),
            ...refusals,
          },
        },
      },
      '/api/questions': {
        post: {
          summary: 'Ask a question. The same Idempotency-Key never makes a second one.',
          parameters: [
            { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', pattern: '^[\\w-]{8,100}$' } },
          ],
          requestBody: takes(questionRequest, form),
          responses: {
            '201': gives('Stored', questionReceipt),
            '303': { description: 'Stored; a plain form post goes on to the thank-you page' },
            '400': gives('Fields at fault', questionRefusal),
            '409': words('The key was used for another text'),
            '503': words('Nothing was stored; send it again'),
            ...refusals,
          },
        },
      },
      '/api/newsletter': {
        post: {
          summary: 'Ask for a confirm link',
          requestBody: takes(newsletterRequest, form),
          responses: {
            '202': gives('The same answer for every address', newsletterAnswer),
            '400': gives('Not an address', questionRefusal),
            ...refusals,
          },
        },
      },
      '/newsletter/confirm': {
        get: { summary: 'A page with one button', parameters: [token], responses: { '200': page('The page') } },
        post: {
          summary: 'Confirm a subscription',
          parameters: [token],
          responses: { '303': { description: 'Confirmed' }, '410': page('Expired or unknown') },
        },
      },
      '/newsletter/unsubscribe': {
        get: { summary: 'A page with one button', parameters: [token], responses: { '200': page('The page') } },
        post: {
          summary: 'Leave the list in one step (RFC 8058)',
          parameters: [token],
          responses: { '200': page('Off the list'), '410': page('Unknown') },
        },
      },
      '/api/health': {
        get: {
          summary: 'State of store and mail',
          responses: { '200': gives('Questions can be stored', health), '503': gives('They cannot', health) },
        },
      },
      '/api/ready': {
        get: {
          summary: 'Whether this process takes requests, for load balancers',
          responses: { '200': { description: 'It does' }, '503': { description: 'It is about to stop' } },
        },
      },
    },
  };
}
