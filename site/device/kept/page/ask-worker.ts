import { workerAddress } from '#contract/kept.ts';
import { trustedScript } from '../../../frame/scripts/trusted-script.ts';
import type { Asked, KeptState, News, Told } from '../messages.ts';

let worker: Promise<ServiceWorker> | undefined;

/** Whether this browser can keep the site at all: not every one can, and few do in a private window. */
export const canKeep = (): boolean => 'serviceWorker' in navigator;

/** The worker of this site, started where there is none. Rejects where the browser refuses. */
export function workerOf(): Promise<ServiceWorker> {
  worker ??= start();
  worker.catch(() => {
    worker = undefined;
  });
  return worker;
}

let address: string | undefined;

async function start(): Promise<ServiceWorker> {
  const { serviceWorker } = navigator;
  address ??= trustedScript('keep', workerAddress);
  await serviceWorker.register(address, { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  if (!active) throw new Error('no worker');
  return active;
}

/** Asks the worker; resolves with what it says last. Rejects when it failed, with the reason as the message. */
export async function askWorker(
  asked: Asked,
  progress: (done: number, all: number) => void = () => undefined,
): Promise<{ readonly kept?: KeptState; readonly news?: News }> {
  const active = await workerOf();
  const { port1, port2 } = new MessageChannel();
  return new Promise((done, fail) => {
    port1.onmessage = ({ data }: MessageEvent<Told>) => {
      if ('done' in data) return progress(data.done, data.all);
      port1.close();
      if (asked.ask === 'forget') worker = undefined;
      if ('failed' in data) fail(new Error(data.failed));
      else done(data);
    };
    active.postMessage(asked, [port2]);
  });
}
