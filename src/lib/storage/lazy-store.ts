import type { Store } from './entry.ts';

/**
 * True when this device may hold something. A first visit does not pay for the store: its script is asked for when there
 * is something to read or to keep.
 */
export async function mayHaveStoredData(): Promise<boolean> {
  try {
    return localStorage.length > 0 || (await indexedDB.databases()).length > 0;
  } catch {
    // A browser that cannot tell, or refuses to: the store finds out.
    return true;
  }
}

/** The device's store on a page that is complete without it. */
export async function lazyStore(): Promise<Store> {
  const { deviceStore } = await import('./store.ts');
  return deviceStore();
}
