import { fairQueue } from '../../../store/turns/fair-queue.ts';

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
  const waiting = fairQueue<() => void>();

  function wait(who: string): Promise<void> {
    return new Promise((resolve) => waiting.join(who, resolve));
  }

  function passOn(): void {
    const next = waiting.next();
    if (next) next();
    else free += 1;
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
