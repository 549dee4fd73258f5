import { scope } from './scope.ts';

// Takes the place of the worker in every browser that has one, while the owner has switched keeping off: it throws away what
// that one kept, and itself.
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(end()));

async function end(): Promise<void> {
  await throwAway();
  await scope.registration.unregister();
  // What that one was writing may have come after the first time.
  await throwAway();
}

async function throwAway(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}
