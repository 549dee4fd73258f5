import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { owner } from '#content/owner.ts';
import { errorBody } from '#contract/damage-assessment.ts';
import { questionError } from '#contract/forms.ts';

// How a route's answers are written into the API document. They describe; the answers themselves are held to the contract by
// the tests, so that a slip of ours never turns someone's answer into a failure.

/** A JSON response. */
export const jsonResponse = (description: string, schema: z.ZodMiniType) => ({
  description,
  content: { 'application/json': { schema } },
});

/** A page of the site. */
export const pageResponse = (description: string) => ({
  description,
  content: { 'text/html': { schema: z.string() } },
});

/** A response without a body. */
export const emptyResponse = (description: string) => z.null().register(z.globalRegistry, { description });

/** A JSON error response. */
export const errorResponse = (description: string) => jsonResponse(description, errorBody);

export const errorResponses = {
  400: jsonResponse('Something in it is wrong; of a form, the fields at fault', questionError),
  403: errorResponse('Sent by the page of another site'),
  413: errorResponse('Too long'),
  429: errorResponse('Too many requests; see Retry-After'),
};

/** The query of a mail link. The route answers an invalid token with a page. */
export const tokenQuery = z.object({ token: z.catch(z.string(), '') });

/**
 * Validates requests by the schemas of their routes and generates the API document from them. Register it before the routes.
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

/** GET /api/openapi.json: the API document, generated from the route schemas. */
export function addOpenApiRoute(app: FastifyInstance): void {
  const schema = {
    summary: 'This document',
    response: { 200: jsonResponse('An OpenAPI 3.1 document', z.looseObject({ openapi: z.string() })) },
  };
  // Cached: generating it blocks the event loop for milliseconds.
  let text: string | undefined;
  app.get('/api/openapi.json', { schema }, async (_request, reply) => {
    text ??= JSON.stringify(app.swagger());
    return reply.header('cache-control', 'no-cache').type('application/json').send(text);
  });
}
