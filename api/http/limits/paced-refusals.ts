import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { clientKey } from './clients/client-key.ts';

/** So many refusals of one client wait for their turn; more leave at once, so that they hold no connections of a proxy's. */
const mostWaiting = 256;

/**
 * Tells one client its refusals one after the other, however many connections it asks on.
 * Node takes up one new connection in each round of its loop. Somebody over the limit who is answered as fast as they ask
 * makes each round as long as all their requests take, and whoever comes then waits so many rounds as there are connections
 * before theirs: five to seven seconds were measured on a busy machine.
 * @param gapMs The least time between two refusals of one client.
 */
export function paceRefusals(app: FastifyInstance, gapMs: number): void {
  const held = new Map<string, number>();

  function release(key: string): void {
    const left = (held.get(key) ?? 1) - 1;
    if (left > 0) held.set(key, left);
    else held.delete(key);
  }

  app.addHook('onSend', async ({ ip }, { statusCode }) => {
    if (statusCode !== 429) return;
    const key = clientKey(ip);
    const ahead = held.get(key) ?? 0;
    if (ahead >= mostWaiting) return;
    held.set(key, ahead + 1);
    setTimeout(() => release(key), (ahead + 1) * gapMs).unref();
    if (ahead > 0) await pause(ahead * gapMs);
  });
}
