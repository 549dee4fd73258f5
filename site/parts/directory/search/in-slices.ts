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

/** Makes something of each item, in slices, whenever the page has nothing else to do. */
export async function inSlices<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Made,
): Promise<readonly Made[]> {
  const made: Made[] = [];
  let end = 0;
  for (const item of items) {
    if (performance.now() >= end) end = Math.min(most, await idle()) + performance.now();
    made.push(make(item));
  }
  return made;
}
