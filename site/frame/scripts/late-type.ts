/** So often a page looks whether its tool has woken. */
const lookMs = 250;

/** Type that is there within this time was on the device already. */
const atOnceMs = 50;

/**
 * On a first visit a tool has the line for itself, and its page stands in the letters of the device. Type that the device
 * has is shown now; what has to come over the line is for the next page, so that nothing swaps under the reader's eye.
 */
export async function showType(): Promise<void> {
  const { dataset } = document.documentElement;
  if (!dataset.plain) return;
  while (document.querySelector('[data-sleeps]')) await new Promise((done) => setTimeout(done, lookMs));
  const asked = performance.now();
  const ours = [...document.fonts].filter(({ family }) => family.includes('Source'));
  try {
    await Promise.all(ours.map((font) => font.load()));
    if (performance.now() < asked + atOnceMs) delete dataset.plain;
  } catch {
    // Without a line, or with data saving on, there is none.
  }
}
