import { clearHint, readHint, setHint, syncTag } from './hint.ts';
import type { Message } from './message.ts';
import { addMessage } from './outbox-store.ts';

interface Syncing {
  readonly sync?: { readonly register: (tag: string) => Promise<void> };
}

/**
 * Stores a message in the outbox and requests a background sync.
 * @returns Its id. Rejects without IndexedDB or storage space.
 */
export async function enqueue(message: Message): Promise<number> {
  const before = readHint();
  setHint();
  const id = await addMessage(message, Date.now()).catch((error: unknown) => {
    // Nothing was stored: later pages must not look for it.
    if (before === null) clearHint(readHint());
    throw error;
  });
  setHint();
  await requestSync();
  return id;
}

/** Requests a sync event. In browsers without Background Sync the next page sends the outbox. */
export async function requestSync(): Promise<void> {
  const registration: (ServiceWorkerRegistration & Syncing) | undefined =
    await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(syncTag).catch(() => undefined);
}
