import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  assessment,
  assessmentFunction,
  assessmentProvenance,
  assessmentRequest,
} from '#contract/damage-assessment.ts';
import { gives, refusals } from '../answers/described.ts';
import { jsonErrors } from '../answers/errors.ts';
import type { Assessor } from '../assessor/assessor.ts';
import type { RequestLimits } from '../limits/request-limits.ts';

const schema = {
  summary: 'Assess damage from a description',
  body: assessmentRequest,
  response: {
    200: gives(
      'An assessment, or why the model gave none and the assessment of the rules',
      z.union([
        z.extend(assessment, assessmentProvenance.shape),
        z.object({ error: z.string(), fallbackAssessment: assessment }),
      ]),
    ),
    ...refusals,
  },
};

/** POST /functions/v1/ai-damage-assessment, in the protocol of the hosted functions. */
export function addAssessmentRoute(app: FastifyInstance, assess: Assessor, limits: RequestLimits): void {
  const errorHandler = limits.countingRefusals('assessment', jsonErrors);
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.post(`/functions/v1/${assessmentFunction}`, { schema, errorHandler }, async (request, reply) => {
    await limits.take('assessment', request);
    const { scenario, userLocation } = request.body;
    reply.header('cache-control', 'no-store');
    return reply.send(await assess(scenario, userLocation, request.log));
  });
}
