import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** So many requests in a fixed window of time. */
export interface Limit {
  readonly requests: number;
  readonly windowMs: number;
}

/** A limit, with what tells it from the others that count in the same place. */
export interface NamedLimit extends Limit {
  readonly name: string;
}

export interface Decision {
  readonly allowed: boolean;
  /** Milliseconds until the window ends that refuses, or else the last one; never more than a whole window. */
  readonly retryAfterMs: number;
}

/** Counts requests under several limits, each by a key of its own. A limit that does not concern a request gets no key. */
export interface Counter {
  /** Takes a place under each limit. The first that has none left refuses; then none of the others counts the request. */
  take(keys: Keys): Promise<Decision>;
  /** Takes one place back under each limit: what it was for did not happen. */
  giveBack(keys: Keys): Promise<void>;
}

/** In the order of the limits. */
export type Keys = readonly (string | undefined)[];

/** Makes the counter of some limits, asked from the first to the last. */
export type Counters = (limits: readonly NamedLimit[]) => Counter;

/** Counts in this process. */
export const memoryCounters: Counters = (limits) => {
  const counters = limits.map(memoryCounter);
  /** Those that count a request, with their keys. */
  const concerned = (keys: Keys) =>
    counters.flatMap((counter, at) => {
      const key = keys[at];
      return key === undefined ? [] : [{ counter, key }];
    });

  async function giveBack(taken: ReturnType<typeof concerned>): Promise<void> {
    for (const { counter, key } of taken) await counter.giveBack(key);
  }

  return {
    async take(keys) {
      const asked = concerned(keys);
      let last: Decision = { allowed: true, retryAfterMs: 0 };
      for (const [at, { counter, key }] of asked.entries()) {
        last = await counter.hit(key);
        if (last.allowed) continue;
        await giveBack(asked.slice(0, at));
        break;
      }
      return last;
    },
    giveBack: (keys) => giveBack(concerned(keys)),
  };
};

const maximumKeys = 50_000;

/** Counts under one limit. The number of keys is bounded, so that a flood of addresses cannot fill the memory. */
function memoryCounter({ name, requests, windowMs }: NamedLimit) {
  // The library ends windows by the wall clock. Without a duration it ends none: we do, by a clock that nobody can set.
  const limiter = new RateLimiterMemory({ keyPrefix: name, points: requests, duration: 0 });
  /** When each window ends. All are equally long, so the one that ends first was begun first. */
  const ends = new Map<string, number>();

  /** For a key that may be there already. */
  async function makeRoom(now: number, coming: string): Promise<void> {
    for (const [key, until] of ends) {
      if (until > now && (ends.size < maximumKeys || ends.has(coming))) return;
      ends.delete(key);
      await limiter.delete(key);
    }
  }

  return {
    async hit(key: string) {
      const now = performance.now();
      await makeRoom(now, key);
      const until = ends.get(key) ?? now + windowMs;
      ends.set(key, until);
      const decision = await decide(limiter.consume(key), () => until - now);
      // The library counts the refused ones on. A place that is given back is free however many have asked for it in vain.
      if (!decision.allowed) await limiter.reward(key);
      return decision;
    },
    async giveBack(key: string) {
      if ((ends.get(key) ?? 0) > performance.now()) await limiter.reward(key);
    },
  };
}

/** What the library's answer means. */
async function decide(answer: Promise<RateLimiterRes>, left: (result: RateLimiterRes) => number): Promise<Decision> {
  try {
    return { allowed: true, retryAfterMs: left(await answer) };
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return { allowed: false, retryAfterMs: left(refusal) };
    throw refusal;
  }
}
