/**
 * A piece of work whose result serves everyone who asks within `milliseconds` of its end, and everyone who asks while it is
 * under way. Time is the process's own, which no clock change moves.
 */
export function cachedFor<Result>(milliseconds: number, work: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<Result> | undefined;
  let endedAt = Number.POSITIVE_INFINITY;
  return () => {
    if (current && performance.now() - endedAt < milliseconds) return current;
    endedAt = Number.POSITIVE_INFINITY;
    current = work().finally(() => {
      endedAt = performance.now();
    });
    return current;
  };
}
