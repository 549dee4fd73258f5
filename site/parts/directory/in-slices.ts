/** A slow phone draws a frame in the rest of it. */
const sliceMs = 5;

/** When the page has nothing else to do. */
const idle = () =>
  new Promise<void>((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 2_000 });
    else setTimeout(done);
  });

/** Does something long in slices, whenever the page has nothing else to do. */
export async function inSlices<Value>(steps: Generator<unknown, Value>): Promise<Value> {
  for (;;) {
    await idle();
    const end = performance.now() + sliceMs;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
  }
}
