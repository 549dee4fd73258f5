import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { calculatorAnswer, calculatorError, calculatorRequest } from '#contract/calculators.ts';
import { type CalculatorName, calculators, definitionOf } from '#core/calculators/registry.ts';
import { calculate, type Definition } from '#core/calculators/shared/define.ts';
import { stepsOf } from '#core/calculators/shared/steps.ts';
import { validateValues } from '#core/calculators/shared/validate.ts';
import { jsonErrors } from '../http/errors.ts';
import type { RequestLimits } from '../http/rate-limits.ts';
import { errorResponses, jsonResponse } from './openapi.ts';

/** A form that the calculator refuses: the code, and the names of the fields at fault. */
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
  const errorHandler = limits.countRejections('calculator', refusedBy(definition));
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
function refusedBy({ fields }: Definition) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refused = error.validation
      ? new RefusedForm('fields-unreadable', strangeFields(error, request.body, fields))
      : error;
    if (!(refused instanceof RefusedForm)) return jsonErrors(error, request, reply);
    return reply.code(refused.statusCode).header('cache-control', 'no-store').send(refused.body);
  };
}

/** Fields whose values are neither number nor text, and names that no field has. */
function strangeFields(
  { validation = [] }: FastifyError,
  body: unknown,
  fields: Definition['fields'],
): readonly string[] {
  const wrong = validation.flatMap(({ instancePath }) => instancePath.split('/')[1] || []);
  const names = typeof body === 'object' && body !== null ? Object.keys(body) : [];
  return [...new Set([...wrong, ...names.filter((name) => !Object.hasOwn(fields, name))])];
}
