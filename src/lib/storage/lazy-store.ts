import type { Store } from './entry.ts';

/**
 * True when this device may have stored data. A first visit does not load the store's script unless there
 * is something to read or write.
 */
export async function mayHaveStoredData(): Promise<boolean> {
  try {
    return localStorage.length > 0 || (await indexedDB.databases()).length > 0;
  } catch {
    // A browser without `databases()`, or without access: the store will show.
    return true;
  }
}

/** Loads the store on demand, for pages that work without it. */
export async function lazyStore(): Promise<Store> {
  const { deviceStore } = await import('./store.ts');
  return deviceStore();
}
