import { handleTasks } from '../../lib/worker/worker-task.ts';
import type { makeReport as Reporter } from '../drying-job/report/make-report.ts';
import type { makeFile as Maker } from '../loss-record/export/make-file.ts';
import { savePhoto } from '../loss-record/photos/save-photo.ts';
import type { Task } from './task.ts';

/** As `makeFile`, which comes when it is asked for. */
export const makeRecord: typeof Maker = async (...given) =>
  (await import('../loss-record/export/make-file.ts')).makeFile(...given);

/** As `makeReport`, which comes when it is asked for. */
export const makeReport: typeof Reporter = async (order) =>
  (await import('../drying-job/report/make-report.ts')).makeReport(order);

/**
 * The thread beside the page of a record: photos are examined and files are made here, so that the page never waits. One for both
 * kinds of record, so that what sets a paper is one script, whoever asks for it.
 */
const answer = handleTasks(async (asked: Task, progress) => {
  if (asked.task === 'photo') return savePhoto(asked.given);
  if (asked.task === 'report') return makeReport(asked.given);
  return makeRecord(asked.given, progress, new AbortController().signal);
});

// A page that gets no thread takes what makes files from here, and answers nobody.
if (!('document' in globalThis)) addEventListener('message', answer);
