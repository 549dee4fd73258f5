import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  calculatorAnswer,
  calculatorError,
  calculatorRequest,
  claimClockAnswer,
  claimClockRequest,
  dryingJobAnswer,
  dryingJobRequest,
} from '#contract/calculators.ts';
import { type CalculatorName, calculators, definitionOf } from '#core/calculators/registry.ts';
import { calculate, type Definition } from '#core/calculators/shared/define.ts';
import { stepsOf } from '#core/calculators/shared/steps.ts';
import { validateValues } from '#core/calculators/shared/validate.ts';
import { deadlinesOf } from '#core/claim-clock/deadlines.ts';
import { checkClaim, type Trigger, triggers } from '#core/claim-clock/input.ts';
import { toExchange } from '#core/drying-job/record/exchange.ts';
import { fromFile } from '#core/drying-job/record/job-file.ts';
import type { JobRecord } from '#core/drying-job/record/record.ts';
import { isoOf } from '#core/lib/civil-day.ts';
import { jsonErrors } from '../http/errors.ts';
import type { RequestLimits } from '../http/rate-limits.ts';
import { errorResponses, jsonResponse } from './openapi.ts';

class RefusedForm extends Error {
  readonly statusCode = 400;
  readonly body: { readonly error: string; readonly fields: readonly string[] };
  constructor(error: string, fields: readonly string[]) {
    super(error);
    this.body = { error, fields };
  }
}

/** POST /api/calculators/<name> for every calculator that is registered: its form in, its quantities and steps out. */
export function addCalculatorRoutes(app: FastifyInstance, limits: RequestLimits): void {
  app.register(async (scope) => {
    const definitions = await Promise.all((Object.keys(calculators) as CalculatorName[]).map(definitionOf));
    for (const definition of definitions) addRoute(scope, definition, limits);
    addClaimClock(scope, limits);
    addDryingJob(scope, limits);
  });
}

const refusal = jsonResponse('The code of what is wrong, and the fields at fault', calculatorError);

function addClaimClock(app: FastifyInstance, limits: RequestLimits): void {
  const schema = {
    summary: 'Count the deadlines of an insurance claim in Texas. General information, not legal advice.',
    body: claimClockRequest,
    response: { ...errorResponses, 200: jsonResponse('The deadlines by their rules', claimClockAnswer), 400: refusal },
  };
  const errorHandler = limits.countRejections('calculator', refusedBy(Object.keys(claimClockRequest.shape)));
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.post('/api/calculators/claim-clock', { schema, errorHandler }, async (request, reply) => {
    const { policy, catastrophe, arson, calledOnly, ...others } = request.body;
    const days: Partial<Record<Trigger, string>> = Object.fromEntries(
      triggers.map((trigger) => [trigger, (others as Partial<Record<Trigger, string>>)[trigger]]),
    );
    const checked = checkClaim({ policy, catastrophe, arson, calledOnly, days, guesses: [] });
    if (!checked.ok) throw new RefusedForm(checked.error, checked.fields);
    await limits.take('calculator', request);
    const dates = deadlinesOf(checked.value).map(({ rule, ask, latest }) => [
      rule,
      { ask: isoOf(ask), latest: isoOf(latest) },
    ]);
    return reply.header('cache-control', 'no-store').send(Object.fromEntries(dates));
  });
}

/** Each visit is derived for each part: 50 kB could give 10 MB. Thirty visits to thirty rooms with all their machines are 4,000. */
const mostVisitedParts = 5000;
const visitedParts = ({ visits, chambers, rooms, points, machines }: JobRecord) =>
  visits.length * (chambers.length + rooms.length + points.length + machines.length);

function addDryingJob(app: FastifyInstance, limits: RequestLimits): void {
  const schema = {
    summary: 'Derive plan, visits, equipment and questions of a drying job',
    body: dryingJobRequest,
    response: {
      ...errorResponses,
      200: jsonResponse('The job and what follows from it', dryingJobAnswer),
      400: refusal,
    },
  };
  const errorHandler = limits.countRejections('calculator', refusedBy(['job']));
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.post('/api/calculators/drying-job', { schema, errorHandler }, async (request, reply) => {
    const reading = fromFile(request.body);
    if (!reading.ok) throw new RefusedForm(reading.error, ['job']);
    if (visitedParts(reading.record) > mostVisitedParts) throw new RefusedForm('too-many', ['job']);
    await limits.take('calculator', request);
    return reply.header('cache-control', 'no-store').send(toExchange(reading.record));
  });
}

function addRoute(app: FastifyInstance, definition: Definition, limits: RequestLimits): void {
  const schema = {
    summary: `Calculate: ${definition.name}`,
    body: calculatorRequest(definition),
    response: {
      ...errorResponses,
      200: jsonResponse('The quantities by their names, and the steps of the working', calculatorAnswer(definition)),
      400: jsonResponse('The code of what is wrong, and the fields at fault', calculatorError),
    },
  };
  const errorHandler = limits.countRejections('calculator', refusedBy(Object.keys(definition.fields)));
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.post(`/api/calculators/${definition.name}`, { schema, errorHandler }, async (request, reply) => {
    const checked = validateValues(definition, request.body);
    if (!checked.ok) throw new RefusedForm(checked.error, checked.fields);
    await limits.take('calculator', request);
    const steps = stepsOf(definition, checked.value);
    return reply.header('cache-control', 'no-store').send({ ...calculate(definition, checked.value), steps });
  });
}

/** Tells what a calculator, or the shape of its form, refuses; all else as everywhere. */
function refusedBy(fields: readonly string[]) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refused = error.validation
      ? new RefusedForm('fields-unreadable', strangeFields(error, request.body, fields))
      : error;
    if (!(refused instanceof RefusedForm)) return jsonErrors(error, request, reply);
    return reply.code(refused.statusCode).header('cache-control', 'no-store').send(refused.body);
  };
}

/** Fields whose values are neither number nor text, and names that no field has. */
function strangeFields({ validation = [] }: FastifyError, body: unknown, fields: readonly string[]): readonly string[] {
  const wrong = validation.flatMap(({ instancePath }) => instancePath.split('/')[1] || []);
  const names = typeof body === 'object' && body !== null ? Object.keys(body) : [];
  return [...new Set([...wrong, ...names.filter((name) => !fields.includes(name))])];
}
