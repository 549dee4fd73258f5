import type { BrowserContext } from 'playwright-core';

/** A phone of some years ago on two bars: 400 ms there and back, 400 kbit/s, a quarter of this processor. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const slower = 4;

/** When things came, ms since the page was asked for. */
export interface Came {
  readonly paint: number;
  /** The tool answers what is typed, or the search is there; absent on a page of words. */
  readonly ready: number | undefined;
}

/** What a page of a tool is waited for: that it answers what is typed, or the script that its search comes with. */
export type Ready = 'awake' | 'search' | undefined;

/** Notes in a page when its tool is awake and React holds the first field. */
function noteWaking(): void {
  const look = () => {
    const field = document.querySelector('astro-island:not([ssr]) :is(input, select, textarea)');
    if (!field || !Object.keys(field).some((key) => key.startsWith('__reactProps'))) return;
    Object.assign(window, { awakeAt: performance.now() });
    watch.disconnect();
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { subtree: true, attributeFilter: ['ssr'] });
}

/** Opens an address on the slow line in a tab of its own, and says when things came. */
export async function openSlowly(context: BrowserContext, address: string, ready: Ready): Promise<Came> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  if (ready === 'awake') await page.addInitScript(noteWaking);
  await page.goto(address, { waitUntil: 'load' });
  const readyAt =
    ready && (await page.waitForFunction(momentOf, ready, { timeout: 60_000 }).then((at) => at.jsonValue()));
  const paint = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  const came = { paint: (await paint.jsonValue()) ?? Number.NaN, ready: readyAt };
  await page.close();
  return came;
}

/** When a tool woke or a search had come; nothing until then. Runs in the page. */
function momentOf(what: 'awake' | 'search'): number | undefined {
  if (what === 'awake') return Reflect.get(window, 'awakeAt');
  const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return scripts.find(({ name }) => name.includes('/directory-search'))?.responseEnd || undefined;
}
