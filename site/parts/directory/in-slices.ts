/** So long a slice may be at least and at most, in milliseconds: a key that comes in the middle of one waits for its end. */
const slice = { least: 5, most: 16 };

/** When the page has nothing else to do: how long that will be, in milliseconds. */
const idle = () =>
  new Promise<number>((done) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback((deadline) => done(deadline.timeRemaining()), { timeout: 2_000 });
    else setTimeout(done, 0, slice.least);
  });

/** Does something long in slices, whenever the page has nothing else to do: browsers call once in 50 ms when nothing is drawn. */
export async function inSlices<Value>(steps: Generator<unknown, Value>): Promise<Value> {
  for (;;) {
    const left = await idle();
    const end = performance.now() + Math.min(slice.most, Math.max(slice.least, left));
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
  }
}
