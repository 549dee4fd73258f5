import type { FastifyInstance } from 'fastify';
import type { Health } from '#contract/health.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { StoreConnection } from '../store/connection.ts';
import type { Store } from '../store/open-store.ts';
import { countMail, type OutboxCounts } from '../store/outbox-queue.ts';

/** GET /api/health: for monitors, and for an owner who wants to know whether mail is stuck. */
export function addHealthRoute(app: FastifyInstance, connection: StoreConnection, outbox: Pick<Outbox, 'state'>): void {
  app.get('/api/health', async (_request, reply) => {
    const health = await check(connection, outbox);
    return reply
      .code(health.store === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(health);
  });
}

async function check(connection: StoreConnection, outbox: Pick<Outbox, 'state'>): Promise<Health> {
  try {
    const { pending, dead, oldest } = await connection.use(countInTransaction);
    const transport = outbox.state();
    const oldestMinutes = oldest === null ? 0 : Math.max(0, Math.floor((Date.now() - oldest) / 60_000));
    const status = dead > 0 || transport === 'down' ? 'degraded' : 'ok';
    return { status, store: 'ok', outbox: { pending, dead, oldestMinutes, transport } };
  } catch {
    return { status: 'down', store: 'down' };
  }
}

/** A transaction takes the write lock, so that a disk that can only be read does not pass for a working store. */
function countInTransaction(store: Store): Promise<OutboxCounts> {
  return store.db.transaction().execute((db) => countMail({ ...store, db }));
}
