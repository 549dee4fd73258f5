import type { Page } from 'playwright-core';

/** What the worker says of what it keeps. */
interface KeptState {
  readonly edition: string;
  readonly sets: readonly string[];
  readonly bytes: Readonly<Record<string, number>>;
}

/** What a page asks of the worker. */
interface Asked {
  readonly ask: string;
  readonly sets?: readonly string[];
}

/** Asks the worker as a page does; resolves with what it says last. Rejects when it failed, with the reason as the message. */
export function askKept(page: Page, asked: Asked): Promise<{ readonly kept?: KeptState }> {
  return page.evaluate(async (question) => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<{ kept?: KeptState }>((done, fail) => {
      port1.onmessage = ({ data }) => {
        if ('done' in data) return;
        port1.close();
        if ('failed' in data) fail(new Error(data.failed));
        else done(data);
      };
    });
    active?.postMessage(question, [port2]);
    return answered;
  }, asked);
}

/** Waits until sets are whole, without asking for them: the page itself does. */
export async function untilKept(page: Page, names: readonly string[], limitMs = 120_000): Promise<KeptState> {
  const end = Date.now() + limitMs;
  for (;;) {
    const { kept } = await askKept(page, { ask: 'state' });
    if (kept && names.every((name) => kept.sets.includes(name))) return kept;
    if (Date.now() > end)
      throw new Error(`not kept after ${limitMs} ms: ${names.join(', ')}; ${kept?.sets.join(', ')}`);
    await page.waitForTimeout(200);
  }
}
