import { addressAgain } from '#contract/again.ts';

const pauseMs = 5_000;

/** Brings a script, however often the line goes away meanwhile: after growing pauses, and at once when there is one again. */
export async function bring<Module>(address: string, tries = 0): Promise<Module> {
  try {
    return await import(/* @vite-ignore */ addressAgain(address, tries));
  } catch {
    await new Promise((done) => {
      setTimeout(done, pauseMs * (tries + 1));
      addEventListener('online', done, { once: true });
    });
    return bring(address, tries + 1);
  }
}

/** So long after its page a tool may take to wake before it counts as lost. */
const patienceMs = 20_000;

/** Brings the tool of a page once more whose script, or a part of it, was lost on the way, for as long as it sleeps. */
export function wakeTool(tries = 1): void {
  const isLost = document.querySelector('[data-island]:not(:defined)') !== null;
  setTimeout(
    async () => {
      const script = document.querySelector('script[type=module][src]')?.getAttribute('src');
      if (!script || !document.querySelector('[data-sleeps]')) return;
      await bring(script, tries);
      wakeTool(tries + 1);
    },
    isLost ? 0 : patienceMs,
  );
}
