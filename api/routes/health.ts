import type { FastifyInstance } from 'fastify';

/** GET /api/health: for monitors. */
export function addHealthRoute(app: FastifyInstance): void {
  app.get('/api/health', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
}
