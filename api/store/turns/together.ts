import { asker } from './asker.ts';
import { fairQueue } from './fair-queue.ts';

/** Does what was asked for while it was busy in one go: a disk takes as long for many as for one. */
export interface Together<Item, Result> {
  /** Rejects with what doing it failed of. */
  add(item: Item): Promise<Result>;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly who: string;
  readonly answer: PromiseWithResolvers<Result>;
}

/** More of them would keep others waiting for the disk. */
const mostAtOnce = 32;

/**
 * @param doAll Does all of them or none; results in their order.
 * @param isOfOne Whether a failure may be due to a single one of them. Then each is done by itself; otherwise it is the failure
 *   of all who wait.
 */
export function together<Item, Result>(
  doAll: (items: readonly Item[]) => Promise<readonly Result[]>,
  isOfOne: (error: unknown) => boolean,
): Together<Item, Result> {
  const queue = fairQueue<Waiting<Item, Result>>();
  let busy = false;

  function take(most: number): Waiting<Item, Result>[] {
    const taken: Waiting<Item, Result>[] = [];
    while (taken.length < most) {
      const next = queue.next();
      if (!next) break;
      taken.push(next);
    }
    return taken;
  }

  async function settle(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await doAll(group.map(({ item }) => item));
      for (const [at, { answer }] of group.entries()) answer.resolve(results[at] as Result);
    } catch (error) {
      if (group.length > 1 && isOfOne(error)) for (const one of group) await settle([one]);
      else for (const { answer } of isOfOne(error) ? group : [...group, ...take(Infinity)]) answer.reject(error);
    }
  }

  async function work(): Promise<void> {
    busy = true;
    for (let group = take(mostAtOnce); group.length > 0; group = take(mostAtOnce)) {
      await asker.run(group[0]?.who ?? '', () => settle(group));
    }
    busy = false;
  }

  return {
    add(item) {
      const waiting = { item, who: asker.getStore() ?? '', answer: Promise.withResolvers<Result>() };
      queue.join(waiting.who, waiting);
      if (!busy) void work();
      return waiting.answer.promise;
    },
  };
}
