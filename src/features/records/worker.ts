import { handleTasks } from '../../lib/worker/worker-task.ts';
import type { makeReport as Reporter } from '../drying-job/report/make-report.ts';
import type { FileRequest as Report } from '../drying-job/report/report.ts';
import type { makeFile as Maker, FileRequest as RecordFile } from '../loss-record/export/make-file.ts';
import { type PhotoInput, savePhoto } from '../loss-record/photos/save-photo.ts';

export type Task =
  | { readonly task: 'photo'; readonly given: PhotoInput }
  | { readonly task: 'record'; readonly given: RecordFile }
  | { readonly task: 'report'; readonly given: Report };

/** `makeFile`, loaded on demand. */
export const makeRecord: typeof Maker = async (...given) =>
  (await import('../loss-record/export/make-file.ts')).makeFile(...given);

/** `makeReport`, loaded on demand. */
export const makeReport: typeof Reporter = async (request) =>
  (await import('../drying-job/report/make-report.ts')).makeReport(request);

/**
 * Web Worker of both record tools: reads photos and creates files off the main thread. One script, so that the PDF
 * code is loaded once.
 */
const answer = handleTasks(async (asked: Task, progress) => {
  if (asked.task === 'photo') return savePhoto(asked.given);
  if (asked.task === 'report') return makeReport(asked.given);
  return makeRecord(asked.given, progress, new AbortController().signal);
});

// Imported on the main thread as a fallback, it must not listen for messages.
if (!('document' in globalThis)) addEventListener('message', answer);
