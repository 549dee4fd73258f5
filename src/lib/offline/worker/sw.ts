import { essentialsOf } from '../manifest.ts';
import type { WorkerReply } from '../messages.ts';
import { syncTag } from '../outbox/hint.ts';
import { sendOutbox } from './forms.ts';
import { deleteOldCaches, download, precache, removeAll, statusByGroup, wantedGroups } from './precache.ts';
import { openLanguages, registerRoutes } from './routes.ts';
import { type ExtendableEvent, type MessageFromPage, scope } from './scope.ts';

// The service worker: stores one version of the site, serves it offline, and sends queued forms.

registerRoutes();

scope.addEventListener('install', (event) => event.waitUntil(install(event)));
scope.addEventListener('activate', (event) => event.waitUntil(activate(event)));
scope.addEventListener('message', (event) => event.waitUntil(answer(event)));
scope.addEventListener('sync', (event) => {
  if (event.tag === syncTag) event.waitUntil(sendOutbox());
});

/**
 * Downloads a version completely before it may take over: a failed update leaves the older version unchanged. A first
 * visit downloads only the essentials; the page requests the rest.
 */
async function install(event: ExtendableEvent): Promise<void> {
  const wanted = await wantedGroups();
  if (wanted.length > 0 && savesData()) throw new Error('the data saver is on');
  await download(wanted.length > 0 ? wanted : (await openLanguages()).map(essentialsOf), event);
}

function savesData(): boolean {
  const { connection }: { readonly connection?: { readonly saveData?: boolean } } = navigator as object;
  return connection?.saveData === true;
}

/** Without navigation preload: Workbox would show a preloaded page unchecked, half of one too. */
async function activate(event: ExtendableEvent): Promise<void> {
  await Promise.all([precache.activate(event as never), deleteOldCaches()]);
}

async function answer(event: MessageFromPage): Promise<void> {
  if (event.data.type === 'SKIP_WAITING') return scope.skipWaiting();
  const reply = (message: WorkerReply) => event.ports[0]?.postMessage(message);
  try {
    await runRequest(event);
    reply({ groups: await statusByGroup() });
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    reply({ error: isFull ? 'full' : 'network' });
  }
}

async function runRequest(event: MessageFromPage): Promise<void> {
  const { data } = event;
  if (data.type === 'DOWNLOAD') await download(data.groups, event);
  if (data.type === 'UPDATE') await download(await wantedGroups(), event);
  if (data.type !== 'REMOVE') return;
  await removeAll();
  await scope.registration.unregister();
}
