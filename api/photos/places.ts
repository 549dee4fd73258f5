/** A few places; who finds none waits for one. */
export interface Places {
  /** Does the work when there is a place for it. */
  use<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** So many at once, first come first served. */
export function places(most: number): Places {
  let free = most;
  const waiting: (() => void)[] = [];
  return {
    async use(work) {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
