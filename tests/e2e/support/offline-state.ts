import type { Page } from 'playwright-core';

/** How much of each group of files is stored, 0 to 1. */
type Stored = Readonly<Record<string, { readonly stored: number }>>;

/** What the service worker stores of each group, as its own pages ask for it. */
async function storedGroups(page: Page): Promise<Stored> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const replied = new Promise<{ readonly groups: Stored }>((done) => {
      port1.onmessage = ({ data }) => done(data);
    });
    active?.postMessage({ type: 'STATUS' }, [port2]);
    return (await replied).groups;
  });
}

/** Waits until groups are stored whole, without asking for them: the page itself does. */
export async function untilStored(page: Page, groups: readonly string[], limitMs = 120_000): Promise<void> {
  const end = Date.now() + limitMs;
  for (;;) {
    const stored = await storedGroups(page);
    if (groups.every((group) => stored[group]?.stored === 1)) return;
    if (Date.now() > end) throw new Error(`not stored after ${limitMs} ms: ${JSON.stringify(stored)}`);
    await page.waitForTimeout(200);
  }
}
