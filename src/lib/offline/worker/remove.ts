// A service worker that replaces another, deletes its caches, and unregisters itself.

interface RemovalScope {
  readonly addEventListener: (type: 'install' | 'activate', listener: (event: ActivateEvent) => void) => void;
  readonly skipWaiting: () => Promise<void>;
  readonly registration: { readonly unregister: () => Promise<boolean> };
}

interface ActivateEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

const scope = globalThis as unknown as RemovalScope;

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  await deleteCaches();
  await scope.registration.unregister();
  // The older worker may have written while the first round ran.
  await deleteCaches();
}

async function deleteCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}
