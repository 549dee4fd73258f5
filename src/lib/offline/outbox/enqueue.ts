import { clearHint, readHint, setHint, syncTag } from './hint.ts';
import type { Message } from './message.ts';
import { addMessage } from './outbox-store.ts';

interface Syncing {
  readonly sync?: { readonly register: (tag: string) => Promise<void> };
}

/**
 * Has a message wait on this device, and has the browser send it when it can.
 * @returns Its id. Rejects in a browser that keeps nothing or is full: then nothing waits.
 */
export async function enqueue(message: Message): Promise<number> {
  const before = readHint();
  setHint();
  const id = await addMessage(message, Date.now()).catch((error: unknown) => {
    // Whoever believes the note would wait behind nothing.
    if (before === null) clearHint(readHint());
    throw error;
  });
  setHint();
  await requestSync();
  return id;
}

/** Asks the browser to wake the worker. Not every browser can: then the next page sends what waits. */
export async function requestSync(): Promise<void> {
  const registration: (ServiceWorkerRegistration & Syncing) | undefined =
    await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(syncTag).catch(() => undefined);
}
