/** So long a slice may be, in milliseconds: a key that comes in the middle of one waits for its end. */
const most = 16;
/** As long as one is where nobody tells how long the page will have nothing to do. */
const usual = 5;

/** When the page has nothing else to do: how long that will be, in milliseconds. */
const idle = () =>
  new Promise<number>((done) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback((deadline) => done(deadline.timeRemaining()), { timeout: 2_000 });
    else setTimeout(done, 0, usual);
  });

/** Does something long in slices, whenever the page has nothing else to do: browsers call once in 50 ms when nothing is drawn. */
export async function inSlices<Value>(steps: Generator<unknown, Value>): Promise<Value> {
  for (;;) {
    const end = Math.min(most, await idle()) + performance.now();
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
  }
}
