/** A semaphore: work that finds no free place waits for one. */
export interface Places {
  /**
   * Does the work when there is a place for it.
   * @param client Clients that wait take turns: one with a lot of work waits behind the others, and not they behind it.
   */
  use<Result>(client: string, work: () => Promise<Result>): Promise<Result>;
}

/** A semaphore with `most` places, shared fairly (round robin) among clients. */
export function places(most: number): Places {
  let free = most;
  /** What waits, by client; the client that is next comes first. */
  const waiting = new Map<string, (() => void)[]>();

  function wait(client: string): Promise<void> {
    return new Promise((resolve) => {
      const own = waiting.get(client);
      if (own) own.push(resolve);
      else waiting.set(client, [resolve]);
    });
  }

  function release(): void {
    const [next] = waiting;
    if (!next) {
      free += 1;
      return;
    }
    const [client, [start, ...others]] = next;
    waiting.delete(client);
    if (others.length > 0) waiting.set(client, others);
    start?.();
  }

  return {
    async use(client, work) {
      if (free > 0) free -= 1;
      else await wait(client);
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
