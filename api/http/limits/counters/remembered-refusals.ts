import type { Counter } from './counters.ts';

/** So long a refusal is believed without asking again: another process may have given a place back meanwhile. */
const believedMs = 1000;

/**
 * A counter that answers a key which it has just refused from memory. However often somebody over the limit tries, it costs the
 * database one round trip a second, and nobody waits behind them.
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

  return {
    async hit(key) {
      forgetOld(now());
      const known = refused.get(key);
      if (known) return { allowed: false, retryAfterMs: known.endsAt - now() };
      const decision = await counter.hit(key);
      const at = now();
      const endsAt = at + decision.retryAfterMs;
      if (!decision.allowed) refused.set(key, { endsAt, believedUntil: Math.min(endsAt, at + believedMs) });
      return decision;
    },
    giveBack(key) {
      refused.delete(key);
      return counter.giveBack(key);
    },
  };
}
