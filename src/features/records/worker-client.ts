import { trustedScript } from '../../lib/dom/trusted-script.ts';
import { createWorkerClient, withFallback } from '../../lib/worker/worker-task.ts';
import type { FileRequest as Report } from '../drying-job/report/report.ts';
import type { MadeFile, FileRequest as RecordFile } from '../loss-record/export/make-file.ts';
import type { PhotoInput, SavePhotoResult } from '../loss-record/photos/save-photo.ts';
import type { Task } from './worker.ts';
import address from './worker.ts?worker&url';

/** Runs heavy work in a Web Worker, or on the main thread where no worker can start. */
export interface RecordWorker {
  /** Stores a photo or video with its row. Notifies neither other windows nor this page. */
  readonly savePhoto: (input: PhotoInput) => Promise<SavePhotoResult>;
  readonly makeFile: (request: RecordFile, progress: (share: number) => void) => Promise<MadeFile>;
  readonly makeReport: (request: Report) => Promise<File>;
  readonly stop: () => void;
}

let trusted: string | undefined;

/** Starts the worker. Never throws. */
export function startRecordWorker(): RecordWorker {
  try {
    trusted ??= trustedScript('record-worker', address);
    return workerClient(new Worker(trusted, { type: 'module' }));
  } catch {
    return mainThreadWorker();
  }
}

function workerClient(worker: Worker): RecordWorker {
  const thread = createWorkerClient<Task>(worker);
  const spare = mainThreadWorker();
  const done = <Value>(task: Task, here: () => Promise<Value>, progress?: (share: number) => void) =>
    withFallback(() => thread.ask<Value>(task, progress), here);
  return {
    savePhoto: (given) => done({ task: 'photo', given }, () => spare.savePhoto(given)),
    makeFile: (given, progress) => done({ task: 'record', given }, () => spare.makeFile(given, progress), progress),
    makeReport: (given) => done({ task: 'report', given }, () => spare.makeReport(given)),
    stop: () => {
      thread.dismiss();
      spare.stop();
    },
  };
}

/** Taken from the worker's script, so that the page does not load a second copy of 500 kB. */
const script = (): Promise<typeof import('./worker.ts')> => import(/* @vite-ignore */ address);

function mainThreadWorker(): RecordWorker {
  const controller = new AbortController();
  return {
    // Part of the page's offline cache, so that photos can be added without a connection.
    savePhoto: async (input) => (await import('../loss-record/photos/save-photo.ts')).savePhoto(input),
    makeFile: async (request, progress) => (await script()).makeRecord(request, progress, controller.signal),
    makeReport: async (request) => (await script()).makeReport(request),
    stop: () => controller.abort(),
  };
}
