import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientKeys } from '../http/client-key.ts';
import { TooManyRequests } from '../http/errors.ts';

/** How many forms with files may be on their way at once from everyone: each holds room on the disk. */
const everyone = 64;
const retryMs = 20_000;

/** So many of them from one household (an IPv4 address, or an IPv6 /64), and from one IPv6 /48. */
interface Share {
  readonly household: number;
  readonly site: number;
}

const ample: Share = { household: 6, site: 12 };
/**
 * Half of the places are kept for who has none yet. Whether a form is an emergency stands in it, and is known when it has
 * arrived; so the first form of anybody comes before the second of somebody else, and a few networks that send slowly on
 * purpose cannot hold all places.
 */
const scarce: Share = { household: 1, site: 2 };

/** Counts the forms that are on their way. @throws TooManyRequests */
export function countOnTheWay(): (request: FastifyRequest, reply: FastifyReply) => void {
  const held = new Map<string, number>();
  let all = 0;

  function change(key: string, by: 1 | -1): void {
    const count = (held.get(key) ?? 0) + by;
    if (count > 0) held.set(key, count);
    else held.delete(key);
  }

  return ({ ip }, reply) => {
    const { address, household = address, site } = clientKeys(ip);
    const share = all < everyone / 2 ? ample : scarce;
    const bounds: readonly (readonly [string, number])[] = [
      [household, share.household],
      ...(site === undefined ? [] : [[site, share.site] as const]),
    ];
    if (all >= everyone || bounds.some(([key, most]) => (held.get(key) ?? 0) >= most))
      throw new TooManyRequests(retryMs);
    all += 1;
    for (const [key] of bounds) change(key, 1);
    reply.raw.once('close', () => {
      all -= 1;
      for (const [key] of bounds) change(key, -1);
    });
  };
}
