/** Registers the service worker once a page is idle, downloads the offline copy of its language, and watches the outbox. */

import { hasDatabase } from '../storage/browser-storage.ts';
import { type GroupName, groupsOf } from './manifest.ts';
import { mayHaveMessages, outboxName } from './outbox/hint.ts';
import { watchForUpdate } from './update.ts';
import { askWorker, hasOptedOut, isSupported, registerWorker } from './worker-client.ts';

const { connection }: { readonly connection?: { readonly saveData?: boolean } } = navigator as object;
const language = document.documentElement.lang.slice(0, 2);

void startOutbox();
if (isSupported()) void start();

/** A form that the service worker put into the outbox sets no hint: check the database too. */
async function startOutbox(): Promise<void> {
  if (!mayHaveMessages() && !(await hasDatabase(outboxName))) return;
  const { watchOutbox } = await import('./outbox/watch.ts');
  watchOutbox();
}

async function start(): Promise<void> {
  await whenIdle();
  // With data saving on, or after the copy was deleted, nothing is downloaded unasked; what is there is still updated.
  const isWanted = !connection?.saveData && !hasOptedOut();
  const registered = isWanted ? registerWorker() : navigator.serviceWorker.getRegistration();
  const registration = await registered.catch(() => undefined);
  if (!registration) return;
  watchForUpdate(registration);
  if (!isWanted) return;
  await download(groupsOf(language));
  // A record that is edited will be exported as PDF, perhaps offline.
  if (document.querySelector('[data-worker="record-worker"]')) {
    addEventListener('input', () => void download(['documents']), { once: true });
  }
}

function whenIdle(): Promise<void> {
  return new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 10_000 });
    else setTimeout(done, 2_000);
  });
}

/** A browser that refuses, or a connection that fails, only loses this comfort: the next page tries again. */
async function download(groups: readonly GroupName[]): Promise<void> {
  await askWorker({ type: 'DOWNLOAD', groups }).catch(() => undefined);
}
