import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** So many requests in a fixed window of time. */
export interface Limit {
  readonly requests: number;
  readonly windowMs: number;
}

export interface Decision {
  readonly allowed: boolean;
  /** Milliseconds until the window ends; never more than a whole window. */
  readonly retryAfterMs: number;
}

/** Counts requests by key under one limit. */
export interface Counter {
  hit(key: string): Promise<Decision>;
  /** Takes one hit back: what it was for did not happen. */
  giveBack(key: string): Promise<void>;
}

/** Makes the counter of one limit. The name tells it from the others that count in the same place. */
export type Counters = (name: string, limit: Limit) => Counter;

const maximumKeys = 50_000;

/** Counts in this process. The number of keys is bounded, so that a flood of addresses cannot fill the memory. */
export const memoryCounters: Counters = (name, { requests, windowMs }) => {
  // The library ends windows by the wall clock. Without a duration it ends none: we do, by a clock that nobody can set.
  const limiter = new RateLimiterMemory({ keyPrefix: name, points: requests, duration: 0 });
  /** When each window ends. All are equally long, so the one that ends first was begun first. */
  const ends = new Map<string, number>();

  async function makeRoom(now: number): Promise<void> {
    for (const [key, until] of ends) {
      if (until > now && ends.size < maximumKeys) return;
      ends.delete(key);
      await limiter.delete(key);
    }
  }

  return {
    async hit(key) {
      const now = performance.now();
      await makeRoom(now);
      const until = ends.get(key) ?? now + windowMs;
      ends.set(key, until);
      return decide(limiter.consume(key), () => until - now);
    },
    async giveBack(key) {
      if ((ends.get(key) ?? 0) > performance.now()) await limiter.reward(key);
    },
  };
};

/** What the library's answer means. */
async function decide(answer: Promise<RateLimiterRes>, left: (result: RateLimiterRes) => number): Promise<Decision> {
  try {
    return { allowed: true, retryAfterMs: left(await answer) };
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return { allowed: false, retryAfterMs: left(refusal) };
    throw refusal;
  }
}
