/**
 * Does something with each of these, so many at once: what all of them need would not fit into memory together. Rejects with
 * the first that fails.
 */
export async function fewAtOnce<Item>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const left = items.values();
  const workOn = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: most }, workOn));
}
