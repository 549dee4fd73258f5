import { trustedScript } from '../../lib/dom/trusted-script.ts';
import { createWorkerClient, withFallback } from '../../lib/worker/worker-task.ts';
import type { Order as Report } from '../drying-job/report/report.ts';
import type { Made, Order as RecordFile } from '../loss-record/export/make-file.ts';
import type { Incoming, Outcome } from '../loss-record/photos/save-photo.ts';
import type { Task } from './task.ts';
import address from './worker.ts?worker&url';

/** Does the heavy work of a record beside the page, or in it where a browser gives it no thread. */
export interface Hand {
  /** Keeps a photo or film with its row. Other windows, and this page, are not told. */
  readonly keep: (incoming: Incoming) => Promise<Outcome>;
  /** Makes a file of a loss record. */
  readonly make: (order: RecordFile, progress: (share: number) => void) => Promise<Made>;
  /** Makes a file of a drying job. */
  readonly report: (order: Report) => Promise<File>;
  /** Stops whatever is being done. */
  readonly dismiss: () => void;
}

let trusted: string | undefined;

/** Takes on a hand. It never throws. */
export function takeOnHand(): Hand {
  try {
    trusted ??= trustedScript('record-worker', address);
    return handOf(new Worker(trusted, { type: 'module' }));
  } catch {
    return ownHand();
  }
}

function handOf(worker: Worker): Hand {
  const thread = createWorkerClient<Task>(worker);
  const spare = ownHand();
  const done = <Value>(task: Task, here: () => Promise<Value>, progress?: (share: number) => void) =>
    withFallback(() => thread.ask<Value>(task, progress), here);
  return {
    keep: (given) => done({ task: 'photo', given }, () => spare.keep(given)),
    make: (given, progress) => done({ task: 'record', given }, () => spare.make(given, progress), progress),
    report: (given) => done({ task: 'report', given }, () => spare.report(given)),
    dismiss: () => {
      thread.dismiss();
      spare.dismiss();
    },
  };
}

/** What makes files is taken from the thread's script: the page would have a second copy of half a megabyte. */
const script = (): Promise<typeof import('./worker.ts')> => import(/* @vite-ignore */ address);

function ownHand(): Hand {
  const stop = new AbortController();
  return {
    // A part of the page, which is kept before what makes files: photos are taken without a line, too.
    keep: async (incoming) => (await import('../loss-record/photos/save-photo.ts')).savePhoto(incoming),
    make: async (order, progress) => (await script()).makeRecord(order, progress, stop.signal),
    report: async (order) => (await script()).makeReport(order),
    dismiss: () => stop.abort(),
  };
}
