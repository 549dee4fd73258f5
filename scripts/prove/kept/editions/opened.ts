import type { Page } from 'playwright-core';

/** Which edition the parts of an open page are of; empty for a part that was not to be had. */
export interface Opened {
  readonly page: string;
  readonly script: string;
  readonly words: string;
}

/** Opens an address, and asks its parts which edition they are of: what was sent, what it ran, what it fetches later. */
export async function opened(page: Page, address: string): Promise<Opened> {
  // The browser's own page that says so comes a moment later, and would break off what is opened next.
  const failed = () => page.waitForURL(/^chrome-error:/, { timeout: 3_000 }).catch(() => undefined);
  await page.goto(address, { waitUntil: 'load' }).catch(failed);
  return partsOf(page);
}

/** The same of a page that is open already. */
export async function partsOf(page: Page): Promise<Opened> {
  return page
    .evaluate(async () => {
      const end = Date.now() + 3_000;
      const { documentElement } = document;
      while (!documentElement.dataset.script && Date.now() < end) await new Promise((done) => setTimeout(done, 20));
      const words: { readonly mark?: string } = await fetch('/bar-words/en.json', {
        signal: AbortSignal.timeout(5_000),
      }).then(
        (answer) => (answer.ok ? answer.json() : {}),
        () => ({}),
      );
      return {
        page: document.querySelector<HTMLMetaElement>('meta[name="edition"]')?.content ?? '',
        script: documentElement.dataset.script ?? '',
        words: words.mark ?? '',
      };
    })
    .catch(() => ({ page: '', script: '', words: '' }));
}

/** Whether parts of two editions came together. */
export function isMixed({ page, script, words }: Opened): boolean {
  return new Set([page, script, words].filter((edition) => edition !== '')).size > 1;
}
