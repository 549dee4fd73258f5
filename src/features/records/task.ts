import type { Order as Report } from '../drying-job/report/report.ts';
import type { Order as RecordFile } from '../loss-record/export/make-file.ts';
import type { Incoming } from '../loss-record/photos/save-photo.ts';

/** What the page of a record asks of the thread beside it. */
export type Task =
  | { readonly task: 'photo'; readonly given: Incoming }
  | { readonly task: 'record'; readonly given: RecordFile }
  | { readonly task: 'report'; readonly given: Report };
