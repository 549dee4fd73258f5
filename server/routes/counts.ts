import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { countRequest } from '#contract/counts.ts';
import type { StoreConnection } from '../db/connection.ts';
import { addCount } from '../db/tables/counts.ts';
import { jsonErrors, PublicError } from '../http/errors.ts';
import type { RequestLimits } from '../http/rate-limits.ts';
import { hasPage, type Site } from '../http/serve-site.ts';
import { emptyResponse, errorResponses } from './openapi.ts';

const schema = {
  summary: 'Count a tapped telephone number or a used tool on a page',
  querystring: countRequest,
  response: { 204: emptyResponse('Counted, or not wanted by the visitor'), ...errorResponses },
};

/**
 * POST /api/count, from the script of our own pages: a kind and the address of a page that we have. Nothing of who asked
 * is kept, and a browser that opts out by header is not counted.
 */
export function addCountRoute(
  app: FastifyInstance,
  { site, connection, limits }: { site: Site; connection: StoreConnection; limits: RequestLimits },
): void {
  const errorHandler = limits.countRejections('count', jsonErrors);
  app.withTypeProvider<ZodTypeProvider>().post('/api/count', { schema, errorHandler }, async (request, reply) => {
    const { kind, page } = request.query;
    if (!isFromPage(request)) throw new PublicError(403, 'other-site');
    if (!hasPage(site, page)) throw new PublicError(400, 'unreadable');
    if (wantsCounting(request)) {
      await limits.take('count', request);
      await connection.use((store) => addCount(store, kind, page, Date.now()));
    }
    return reply.code(204).header('cache-control', 'no-store').send(null);
  });
}

/** Browsers send one of the two with every such request; a page of another site was refused before. */
function isFromPage({ headers }: FastifyRequest): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] === 'same-origin';
}

/** Whether what is sent may be counted. */
export function wantsCounting({ headers }: FastifyRequest): boolean {
  return headers['sec-gpc'] !== '1' && headers.dnt !== '1';
}
