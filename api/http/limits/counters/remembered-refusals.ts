import type { Counter, Decision } from './counters.ts';

/** So long a refusal is believed without asking again: another process may have given a place back meanwhile. */
const believedMs = 1000;
/** So many ask the database about one key at once. */
const askingAtOnce = 4;

/**
 * A counter that answers a key which it has just refused from memory. However often somebody over the limit tries, it costs the
 * database one round trip a second, and nobody waits behind them. A few ask about one key at once: a hundred would take every
 * connection before the first refusal is known, and a counter that gets no connection lets them through.
 * @param now A clock that nobody can set, in milliseconds.
 */
export function rememberRefusals(counter: Counter, now: () => number): Counter {
  /** The oldest first. */
  const refused = new Map<string, { readonly endsAt: number; readonly believedUntil: number }>();

  function forgetOld(at: number): void {
    for (const [key, { believedUntil }] of refused) {
      if (believedUntil > at) return;
      refused.delete(key);
    }
  }

  async function ask(key: string): Promise<Decision> {
    forgetOld(now());
    const known = refused.get(key);
    if (known) return { allowed: false, retryAfterMs: known.endsAt - now() };
    const decision = await counter.hit(key);
    const at = now();
    const endsAt = at + decision.retryAfterMs;
    if (!decision.allowed) refused.set(key, { endsAt, believedUntil: Math.min(endsAt, at + believedMs) });
    return decision;
  }

  const asking = new Map<string, Set<Promise<Decision>>>();

  return {
    async hit(key) {
      let ahead = asking.get(key);
      while (ahead && ahead.size >= askingAtOnce) {
        // A database that is away fails those who wait with those who asked, not one after the other.
        await Promise.race(ahead);
        ahead = asking.get(key);
      }
      const answer = ask(key);
      const all = ahead ?? new Set();
      asking.set(key, all.add(answer));
      const end = () => {
        all.delete(answer);
        if (all.size === 0) asking.delete(key);
      };
      answer.then(end, end);
      return answer;
    },
    giveBack(key) {
      refused.delete(key);
      return counter.giveBack(key);
    },
  };
}
