import type { FastifyInstance } from 'fastify';
import { PublicError } from '../../answers/refusals/public-error.ts';

/**
 * Refuses a request that does not name exactly one host (RFC 9112 section 3.2): of two, a proxy may have gone by the one and
 * we by the other. Node's own check looks for none only, and its answer carries no headers of ours.
 */
export function wantOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = hostsNamed(raw.rawHeaders);
    if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1')) throw new PublicError(400, 'one-host');
  });
}

/** How many hosts a request names. @param rawHeaders Names and values in turn, as Node gives them. */
export function hostsNamed(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}
