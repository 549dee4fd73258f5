import { type ClientKeys, clientKeys } from './clients/client-key.ts';
import type { Counter, Counters, Limit } from './counters/counters.ts';

/** Either a place, which can be given back, or how long to wait for one. */
export type Outcome =
  | { readonly allowed: true; readonly giveBack: () => Promise<void> }
  | { readonly allowed: false; readonly retryAfterMs: number };

/** One limit for each network that an address stands in, and one for everyone. */
export interface Lane {
  take(ip: string): Promise<Outcome>;
}

interface Tier {
  readonly counter: Counter;
  readonly keyOf: (keys: ClientKeys) => string | undefined;
}

/** The wider the network, the more people may be behind it; and nobody can rent addresses enough to take all places. */
const household = 2;
const site = 4;

/**
 * The tiers of one kind of request, asked from the narrowest to the widest. A request that one of them refuses is counted
 * by none of the others, so that a client at its own limit uses up nobody else's.
 */
export function lane(counters: Counters, name: string, client: Limit, everyone?: Limit): Lane {
  const times = (factor: number): Limit => ({ ...client, requests: client.requests * factor });
  const tiers: readonly Tier[] = [
    { counter: counters(`${name}:address`, client), keyOf: (keys) => keys.address },
    { counter: counters(`${name}:household`, times(household)), keyOf: (keys) => keys.household },
    { counter: counters(`${name}:site`, times(site)), keyOf: (keys) => keys.site },
    ...(everyone ? [{ counter: counters(`${name}:everyone`, everyone), keyOf: () => 'all' }] : []),
  ];
  return {
    async take(ip) {
      const keys = clientKeys(ip);
      const taken: (() => Promise<void>)[] = [];
      const giveBack = async () => {
        for (const back of taken) await back();
      };
      for (const { counter, keyOf } of tiers) {
        const key = keyOf(keys);
        if (key === undefined) continue;
        const { allowed, retryAfterMs } = await counter.hit(key);
        if (!allowed) {
          await giveBack();
          return { allowed, retryAfterMs };
        }
        taken.push(() => counter.giveBack(key));
      }
      return { allowed: true, giveBack };
    },
  };
}
