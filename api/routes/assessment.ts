import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { assessmentFunction, assessmentRequest } from '#contract/damage-assessment.ts';
import type { Assessor } from '../assessor/assessor.ts';
import type { RequestLimits } from '../http/rate-limit.ts';

const expected = 'Send a JSON object with the description in the field scenario.';

/** POST /functions/v1/ai-damage-assessment, in the protocol of the hosted functions. */
export function addAssessmentRoute(app: FastifyInstance, assess: Assessor, limits: RequestLimits): void {
  app.post(`/functions/v1/${assessmentFunction}`, { onRequest: limits('assessment') }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const checked = z.safeParse(assessmentRequest, request.body);
    if (!checked.success) {
      const issue = checked.error.issues.find(({ path }) => path[0] === 'scenario');
      return reply.code(400).send({ error: issue?.message ?? expected });
    }
    const { scenario, userLocation } = checked.data;
    return reply.send(await assess(scenario, userLocation, request.log));
  });
}
