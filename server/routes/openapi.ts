import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { owner } from '#content/owner.ts';
import { errorBody } from '#contract/damage-assessment.ts';
import { questionRefusal } from '#contract/questions.ts';

// How a route's answers are written into the API document. They describe; the answers themselves are held to the contract by
// the tests, so that a slip of ours never turns somebody's answer into a failure.

/** An answer in JSON. */
export const jsonResponse = (description: string, schema: z.ZodMiniType) => ({
  description,
  content: { 'application/json': { schema } },
});

/** A page of the site. */
export const pageResponse = (description: string) => ({
  description,
  content: { 'text/html': { schema: z.string() } },
});

/** An answer without a body. */
export const emptyResponse = (description: string) => z.null().register(z.globalRegistry, { description });

/** A refusal in words. */
export const errorResponse = (description: string) => jsonResponse(description, errorBody);

/** What every route that takes a body may answer. */
export const errorResponses = {
  400: jsonResponse('Something in it is wrong; of a form, the fields at fault', questionRefusal),
  403: errorResponse('Sent by the page of another site'),
  413: errorResponse('Too long'),
  429: errorResponse('Too many requests; see Retry-After'),
};

/** The query of a link in a mail. A token that cannot be one is answered by the route, with a page. */
export const tokenQuery = z.object({ token: z.catch(z.string(), '') });

/**
 * Checks requests with the schemas of their routes, and writes the API document from the same schemas. Every route that is
 * registered afterwards is in it, unless it hides itself.
 */
export async function describeRoutes(app: FastifyInstance, siteUrl: string): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: owner.siteName.en, version: '1.0.0' },
      servers: [{ url: siteUrl }],
    },
    transform: jsonSchemaTransform,
  });
}

/** GET /api/openapi.json: the contract, generated from the schemas that the server checks with. */
export function addOpenApiRoute(app: FastifyInstance): void {
  const schema = {
    summary: 'This document',
    response: { 200: jsonResponse('An OpenAPI 3.1 document', z.looseObject({ openapi: z.string() })) },
  };
  // Written once: writing it takes milliseconds, in which nobody else would be answered.
  let text: string | undefined;
  app.get('/api/openapi.json', { schema }, async (_request, reply) => {
    text ??= JSON.stringify(app.swagger());
    return reply.header('cache-control', 'no-cache').type('application/json').send(text);
  });
}
