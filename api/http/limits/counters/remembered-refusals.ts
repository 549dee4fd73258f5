/** So long a refusal is believed without asking again: another process may have given a place back meanwhile. */
const believedMs = 1000;

/** Keys that were refused a moment ago. */
export interface Refusals {
  /** Milliseconds until the window of the first of these keys ends that is known to have no place left. */
  waitOf(keys: readonly string[]): number | undefined;
  remember(key: string, leftMs: number): void;
  /** A place of theirs was given back. */
  forget(keys: readonly string[]): void;
}

/**
 * Answers keys which have just been refused from memory. However often somebody over the limit tries, it costs the database one
 * round trip a second, and nobody waits behind them.
 * @param now A clock that nobody can set, in milliseconds.
 */
export function rememberRefusals(now: () => number): Refusals {
  /** The oldest first. */
  const refused = new Map<string, { readonly endsAt: number; readonly believedUntil: number }>();

  function forgetOld(at: number): void {
    for (const [key, { believedUntil }] of refused) {
      if (believedUntil > at) return;
      refused.delete(key);
    }
  }

  return {
    waitOf(keys) {
      const at = now();
      forgetOld(at);
      const known = keys.map((key) => refused.get(key)).find((one) => one && one.believedUntil > at);
      return known && known.endsAt - at;
    },
    remember(key, leftMs) {
      const at = now();
      // What is set again would keep its place.
      refused.delete(key);
      refused.set(key, { endsAt: at + leftMs, believedUntil: Math.min(at + leftMs, at + believedMs) });
    },
    forget(keys) {
      for (const key of keys) refused.delete(key);
    },
  };
}
