import { workerAddress } from '#contract/offline.ts';
import { trustedScript } from '../dom/trusted-script.ts';
import type { StatusByGroup, WorkerReply, WorkerRequest } from './messages.ts';

/** Whether this browser has service workers; many lack them in private windows. */
export const isSupported = (): boolean => 'serviceWorker' in navigator;

let address: string | undefined;

/** Registers the service worker, and resolves once one is active. Rejects where the browser refuses. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  address ??= trustedScript('keep', workerAddress);
  await navigator.serviceWorker.register(address, { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

/** Sends a message to the active service worker. Rejects with its reason where the worker could not do it. */
export async function askWorker(request: WorkerRequest): Promise<StatusByGroup> {
  const { active } = await registerWorker();
  const { port1, port2 } = new MessageChannel();
  const reply = await new Promise<WorkerReply>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<WorkerReply>) => resolve(data);
    active?.postMessage(request, [port2]);
  });
  port1.close();
  if ('error' in reply) throw new Error(reply.error);
  return reply.groups;
}

/** The visitor's choice in local storage; the page of this device lists it. */
const optOutItem = 'keeping';

/** Whether the visitor has deleted the offline copy: it is not downloaded again by default. */
export function hasOptedOut(): boolean {
  try {
    return localStorage.getItem(optOutItem) !== null;
  } catch {
    return false;
  }
}

export function setOptOut(isOut: boolean): void {
  try {
    if (isOut) localStorage.setItem(optOutItem, `off ${Date.now()}`);
    else localStorage.removeItem(optOutItem);
  } catch {
    // A browser that stores nothing has no offline copy either.
  }
}
