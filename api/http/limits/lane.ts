import { clientKeys } from './clients/client-key.ts';
import type { Counters, Limit } from './counters/counters.ts';

/** Either a place, which can be given back, or how long to wait for one. */
export type Outcome =
  | { readonly allowed: true; readonly giveBack: () => Promise<void> }
  | { readonly allowed: false; readonly retryAfterMs: number };

/** One limit for each network that an address stands in, and one for everyone. */
export interface Lane {
  take(ip: string): Promise<Outcome>;
}

/** The wider the network, the more people may be behind it; and nobody can rent addresses enough to take all places. */
const ofHousehold = 2;
const ofSite = 4;

/**
 * One kind of request, counted from the narrowest network to the widest. A request that one of them refuses is counted by none of
 * the others, so that a client at its own limit uses up nobody else's.
 */
export function lane(counters: Counters, name: string, client: Limit, everyone?: Limit): Lane {
  const times = (factor: number): Limit => ({ ...client, requests: client.requests * factor });
  const counter = counters([
    { name: `${name}:address`, ...client },
    { name: `${name}:household`, ...times(ofHousehold) },
    { name: `${name}:site`, ...times(ofSite) },
    ...(everyone ? [{ name: `${name}:everyone`, ...everyone }] : []),
  ]);
  return {
    async take(ip) {
      const { address, household, site } = clientKeys(ip);
      const asked = [address, household, site, 'all'];
      const { allowed, retryAfterMs } = await counter.take(asked);
      return allowed ? { allowed, giveBack: () => counter.giveBack(asked) } : { allowed, retryAfterMs };
    },
  };
}
