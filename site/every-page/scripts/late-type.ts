/** So often a page looks whether its tool has woken. */
const lookMs = 250;

/**
 * A page that left the line to its words or its tool stands in the letters of the device. Once it is there and awake, our type
 * comes for paper and for the next page: nothing swaps under the reader's eye.
 */
export async function bringType(): Promise<void> {
  if (!document.documentElement.dataset.plain) return;
  while (document.querySelector('[data-sleeps]')) await new Promise((done) => setTimeout(done, lookMs));
  const ours = [...document.fonts].filter(({ family }) => family.includes('Source'));
  // Without a line, or with data saving on, there is none.
  await Promise.allSettled(ours.map((font) => font.load()));
}
