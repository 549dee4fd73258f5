import type { FastifyInstance } from 'fastify';

/**
 * One structured line for each answered call: method, route, status, time. No address, no query (it may hold a token), no
 * body. Reading pages are logged at debug level only.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const level = route === '/*' && reply.statusCode < 500 ? 'debug' : 'info';
    request.log[level](
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}
