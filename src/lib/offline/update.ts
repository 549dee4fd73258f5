import { pageMessages } from '../../i18n/read-page-messages.ts';
import { noticeButton, showNoticeBar } from '../../layouts/notice-bar.ts';
import type { WorkerRequest } from './messages.ts';

/** A page that is looked at again asks for a newer version at most this often. */
const checkEveryMs = 60_000;

let isShown = false;

/** Says when a newer version has been downloaded and waits, and asks for one when the page is looked at again after a while. */
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

/** Resolves once a version that is being downloaded is there, or has failed. */
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

/** Has the waiting version take over, and shows the page as that version has it. Another tab may have done the first. */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  if (waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerRequest);
  } else location.reload();
}
