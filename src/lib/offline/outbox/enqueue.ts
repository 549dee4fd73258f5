import { dropHint, hint, noteThatSomethingWaits, syncTag } from './hint.ts';
import type { Message } from './message.ts';
import { putOnList } from './outbox-store.ts';

interface Syncing {
  readonly sync?: { readonly register: (tag: string) => Promise<void> };
}

/**
 * Has a message wait on this device, and has the browser send it when it can.
 * @returns Its id. Rejects in a browser that keeps nothing or is full: then nothing waits.
 */
export async function haveWait(message: Message): Promise<number> {
  const before = hint();
  noteThatSomethingWaits();
  const id = await putOnList(message, Date.now()).catch((error: unknown) => {
    // Whoever believes the note would wait behind nothing.
    if (before === null) dropHint(hint());
    throw error;
  });
  noteThatSomethingWaits();
  await askForSync();
  return id;
}

/** Asks the browser to wake the worker. Not every browser can: then the next page sends what waits. */
export async function askForSync(): Promise<void> {
  const registration: (ServiceWorkerRegistration & Syncing) | undefined =
    await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(syncTag).catch(() => undefined);
}
