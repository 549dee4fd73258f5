import { pageMessages } from '../../i18n/read-page-messages.ts';
import { noticeButton, showNoticeBar } from '../../layouts/notice-bar.ts';
import type { WorkerRequest } from './messages.ts';

/** Minimum interval between update checks of a page that becomes visible again. */
const checkEveryMs = 60_000;

let isShown = false;

/** Shows a notice when a new version is waiting, and checks for updates when the page becomes visible again. */
export function watchForUpdate(registration: ServiceWorkerRegistration): void {
  const showOnceInstalled = () => installed(registration).then(() => showUpdate(registration));
  void showOnceInstalled();
  registration.addEventListener('updatefound', () => void showOnceInstalled());
  let nextCheck = performance.now() + checkEveryMs;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() < nextCheck) return;
    nextCheck = performance.now() + checkEveryMs;
    registration.update().catch(() => undefined);
  });
}

/** Resolves once the version that is being installed is ready, or has failed. */
export async function installed({ installing }: ServiceWorkerRegistration): Promise<void> {
  if (!installing) return;
  await new Promise<void>((resolve) => {
    installing.addEventListener('statechange', () => installing.state !== 'installing' && resolve());
  });
}

function showUpdate(registration: ServiceWorkerRegistration): void {
  // On a first visit there is no older version, and nothing waits for this page.
  if (isShown || !registration.waiting || !navigator.serviceWorker.controller) return;
  isShown = true;
  const { newer } = pageMessages().bar;
  const bar = showNoticeBar({
    words: newer.edition,
    isAlarm: false,
    parts: [noticeButton(newer.reload, () => takeOver(registration)), noticeButton(newer.later, () => bar.remove())],
  });
}

/** Activates the waiting version and reloads. Another tab may have activated it already. */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  if (waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerRequest);
  } else location.reload();
}
