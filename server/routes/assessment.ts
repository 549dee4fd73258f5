import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { assessment, assessmentRequest } from '#contract/assessment.ts';
import { assessmentFunction, assessmentProvenance } from '#contract/damage-assessment.ts';
import type { Assessor } from '../ai/assessor.ts';
import { jsonErrors } from '../http/errors.ts';
import type { RequestLimits } from '../http/rate-limits.ts';
import { errorResponses, jsonResponse } from './openapi.ts';

const schema = {
  summary: 'Assess damage from a description',
  body: assessmentRequest,
  response: {
    200: jsonResponse(
      'An assessment, or why the model gave none and the assessment of the rules',
      z.union([
        z.extend(assessment, assessmentProvenance.shape),
        z.object({ error: z.string(), fallbackAssessment: assessment }),
      ]),
    ),
    ...errorResponses,
  },
};

const connection = {
  summary: 'Whether an AI service is connected',
  response: { 200: jsonResponse('Connected or not', z.object({ connected: z.boolean() })) },
};

/**
 * POST /functions/v1/ai-damage-assessment, in the protocol of the hosted functions. GET says whether a model is connected.
 */
export function addAssessmentRoute(
  app: FastifyInstance,
  assess: Assessor,
  limits: RequestLimits,
  connected: boolean,
): void {
  const errorHandler = limits.countRejections('assessment', jsonErrors);
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const path = `/functions/v1/${assessmentFunction}`;
  typed.get(path, { schema: connection }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ connected }),
  );
  typed.post(path, { schema, errorHandler }, async (request, reply) => {
    await limits.take('assessment', request);
    reply.header('cache-control', 'no-store');
    return reply.send(await assess(request.body, request.log));
  });
}
