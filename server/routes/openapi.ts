import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { owner } from '#content/owner.ts';
import { gives } from '../http/described.ts';

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
    response: { 200: gives('An OpenAPI 3.1 document', z.looseObject({ openapi: z.string() })) },
  };
  // Written once: writing it takes milliseconds, in which nobody else would be answered.
  let text: string | undefined;
  app.get('/api/openapi.json', { schema }, async (_request, reply) => {
    text ??= JSON.stringify(app.swagger());
    return reply.header('cache-control', 'no-cache').type('application/json').send(text);
  });
}
