import type { Browser, Page } from 'playwright-core';

/** How many times slower than this processor. */
const slower = 4;

/** A phone of some years ago on a page that has told of its events from the beginning. */
export async function onSlowPhone<Value>(browser: Browser, visit: (page: Page) => Promise<Value>): Promise<Value> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.addInitScript(noteEvents);
    return await visit(page);
  } finally {
    await context.close();
  }
}

/** Keeps what the browser tells of events. */
function noteEvents(): void {
  const events: { readonly name: string; readonly duration: number }[] = [];
  Object.assign(window, { events });
  const watching = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) events.push({ name, duration });
  });
  watching.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * The longest of the events that came since it was asked last, until what followed was drawn. Milliseconds: browsers tell them in
 * steps of eight, and not at all what took less than sixteen.
 */
export async function longestEvent(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30))));
  return page.evaluate(() => {
    const events: { readonly duration: number }[] = Reflect.get(window, 'events');
    return Math.max(0, ...events.splice(0).map(({ duration }) => duration));
  });
}
