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
  /** What lets those leave whose turn has not come, for each client that was refused within the gap. */
  const waiting = new Map<string, (() => void)[]>();

  function takeTurn(key: string): void {
    setTimeout(() => {
      const next = waiting.get(key)?.shift();
      if (!next) {
        waiting.delete(key);
        return;
      }
      next();
      takeTurn(key);
    }, gapMs).unref();
  }

  app.addHook('onSend', async ({ ip }, { statusCode }) => {
    if (statusCode !== 429) return;
    const key = clientKey(ip);
    const others = waiting.get(key);
    if (!others) {
      waiting.set(key, []);
      takeTurn(key);
    } else if (others.length < mostWaiting) {
      await new Promise<void>((leave) => others.push(leave));
    }
  });
}
