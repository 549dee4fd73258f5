import type { MessageShape } from '../../../i18n/message-shape.ts';

const words = {
  list: {
    notLoaded:
      'The forms could not be loaded. Your job is still on this device. Check the signal and open the job again.',
    looking: 'Looking for jobs on this device.',
    title: 'Your jobs',
    begin: 'Begin a job',
    beginAnother: 'Begin another job',
    name: 'Name of the job',
    nameHint: 'A street, a customer or a number. You can leave it blank.',
    untitled: 'Job without a name',
    open: 'Open',
    openNamed: 'Open: {name}',
    changed: 'Changed {moment}',
    unread: 'A newer edition of this page wrote this job. Close all windows of this site and open it again.',
    never: 'No copy saved yet.',
    stale: 'Changed since the last copy.',
    fresh: 'Last copy: {moment}.',
    copy: 'Save a copy',
    copyNamed: 'Save a copy: {name}',
    delete: 'Delete this job',
    deleteNamed: 'Delete this job: {name}',
    deleteAll: 'Delete all jobs',
    deleted: { one: '{count} job is deleted.', other: '{count} jobs are deleted.' },
    undo: 'Bring back',
    untilLeft: 'You can undo this until you leave this page. Then nothing brings it back.',
    all: 'All jobs',
    refused:
      'This browser does not let pages keep anything, so no job can be kept here. Try another browser, or write on paper.',
    gone: 'This job was deleted in another window.',
  },
  errors: {
    full: 'There is no room left on this device, so the last change is only on this page. Keep this page open: we keep trying. Save a copy, and delete what you do not need.',
    refused:
      'The browser did not keep the last change. It is still on this page, and we keep trying. Save a copy before you close it.',
    gone: 'This job was deleted in another window, so this was not kept.',
    'no-such-row': 'This entry was deleted in another window.',
    'too-many': 'This list is full: {most} entries. Begin another job.',
    'bad-value': 'This cannot be kept as it is. Check it.',
    newer: 'A newer edition of this page wrote this job. Close all windows of this site and open it again.',
  },
  taking: {
    title: 'Bring a job file back',
    lead: 'A JSON or ZIP file that this page made, here or on another device. It comes in as a job of its own; a job that is here already is filled up, and nothing in it is overwritten.',
    choose: 'Open a file',
    done: 'The job is in.',
    leftOut: {
      one: '{count} entry could not be read and is left out.',
      other: '{count} entries could not be read and are left out.',
    },
    errors: {
      'not-a-record': 'This file is no drying job.',
      'loss-record': 'This file is a copy of a loss record. Bring it back on its own page.',
      newer:
        'A newer edition of this page made this file. Close all windows of this site, open it again, and try once more.',
      damaged: 'This file is damaged or cut off. Make it again, or take the JSON file.',
      kept: 'The browser did not keep it. Delete what you do not need, and try again.',
    },
  },
} as const;

/** Words of the list of drying jobs and for a file that comes back: the page has them from the start. */
export type JobListMessages = MessageShape<typeof words>;

export const jobList: JobListMessages = words;
