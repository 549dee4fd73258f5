/** A queue in which all who wait take turns, however much each of them waits for. */
export interface FairQueue<Item> {
  join(who: string, item: Item): void;
  leave(who: string, item: Item): void;
  /** Takes out the first of whoever's turn it is; the rest of theirs waits behind the others. */
  next(): Item | undefined;
}

/** An empty queue. Of those who wait, whoever joined first has the first turn. */
export function fairQueue<Item>(): FairQueue<Item> {
  /** By whom; whose turn it is stands first. */
  const queues = new Map<string, Set<Item>>();
  return {
    join(who, item) {
      const own = queues.get(who);
      if (own) own.add(item);
      else queues.set(who, new Set([item]));
    },
    leave(who, item) {
      const own = queues.get(who);
      own?.delete(item);
      if (own?.size === 0) queues.delete(who);
    },
    next() {
      const [turn] = queues;
      if (!turn) return undefined;
      const [who, own] = turn;
      const [item] = own;
      if (item !== undefined) own.delete(item);
      queues.delete(who);
      if (own.size > 0) queues.set(who, own);
      return item;
    },
  };
}
