/** A few places; who finds none waits for one. */
export interface Places {
  /**
   * Does the work when there is a place for it.
   * @param who Those who wait take turns: one that brings a lot of work waits behind others, and not they behind it.
   */
  use<Result>(who: string, work: () => Promise<Result>): Promise<Result>;
}

/** So many at once. Whoever has waited longest is next, with the first of their work; the rest of it waits behind the others. */
export function places(most: number): Places {
  let free = most;
  /** By whom; the next one first. */
  const waiting = new Map<string, (() => void)[]>();

  function wait(who: string): Promise<void> {
    return new Promise((resolve) => {
      const own = waiting.get(who);
      if (own) own.push(resolve);
      else waiting.set(who, [resolve]);
    });
  }

  function passOn(): void {
    const [turn] = waiting;
    if (!turn) {
      free += 1;
      return;
    }
    const [who, [next, ...rest]] = turn;
    waiting.delete(who);
    if (rest.length > 0) waiting.set(who, rest);
    next?.();
  }

  return {
    async use(who, work) {
      if (free > 0) free -= 1;
      else await wait(who);
      try {
        return await work();
      } finally {
        passOn();
      }
    },
  };
}
