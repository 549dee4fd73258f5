import { trustedScript } from '../../../frame/scripts/trusted-script.ts';
import { orHere, type Thread, threadOf } from '../../../frame/thread/thread.ts';
import type { Order } from './report.ts';
import address from './worker.ts?worker&url';

let trusted: string | undefined;

/** Makes a report beside the page, or in it where a browser gives it no thread. */
export async function reportMade(order: Order): Promise<File> {
  const thread = threadBeside();
  const here = async () => (await import('./make-report.ts')).makeReport(order);
  if (!thread) return here();
  try {
    return await orHere(() => thread.ask<File>(order), here);
  } finally {
    thread.dismiss();
  }
}

function threadBeside(): Thread<Order> | null {
  try {
    trusted ??= trustedScript('drying-job-worker', address);
    return threadOf<Order>(new Worker(trusted, { type: 'module' }));
  } catch {
    return null;
  }
}
