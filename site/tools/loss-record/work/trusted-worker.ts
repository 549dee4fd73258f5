import { trustedScript } from '../../../frame/scripts/trusted-script.ts';
import address from './worker.ts?worker&url';

let trusted: string | undefined;

/** Starts the thread beside the page. Throws in a browser that has none, or where the page may not start it. */
export function startWorker(): Worker {
  trusted ??= trustedScript('loss-record-worker', address);
  return new Worker(trusted, { type: 'module' });
}
