import type { MessageShape } from '../../../i18n/message-shape.ts';

const words = {
  start: {
    title: 'How it works',
    steps: [
      'Set up the job: rooms, moisture points, and equipment.',
      'Log a visit each day. You’ll see what’s dry, what stalled, and what can come out.',
      'Export a report an adjuster can read: header, plan, and charts up front.',
    ],
    sample: 'Open a sample job',
  },
  sample: {
    note: 'This is a sample. It isn’t part of your own jobs.',
    remove: 'Remove the sample',
  },
  sampleJob: {
    title: 'Sample: supply line in the living room',
    customer: 'Sample customer',
    source: 'Supply line (sample)',
    rooms: ['Living room', 'Hall'],
    points: ['North wall, low', 'East wall, low', 'Wall by the door'],
    material: 'Drywall',
    meter: 'Pin meter (sample)',
    standardFrom: 'Bedroom, same drywall',
  },
  list: {
    notLoaded:
      'We couldn’t load the forms. Your job is still on this device. Check your connection and open the job again.',
    looking: 'Looking for jobs on this device…',
    title: 'Your jobs',
    begin: 'Start a job',
    beginAnother: 'Start another job',
    name: 'Job name',
    nameHint: 'A street, a customer, or a number. You can leave it blank.',
    untitled: 'Untitled job',
    open: 'Open',
    openNamed: 'Open: {name}',
    changed: 'Changed {moment}',
    unread: 'A newer version of this page saved this job. Close every window of this site and open it again.',
    never: 'No backup saved yet.',
    stale: 'Changed since the last backup.',
    fresh: 'Last backup: {moment}.',
    copy: 'Save a backup',
    copyNamed: 'Save a backup: {name}',
    delete: 'Delete this job',
    deleteNamed: 'Delete this job: {name}',
    deleteAll: 'Delete all jobs',
    deleted: { one: '{count} job deleted.', other: '{count} jobs deleted.' },
    undo: 'Undo',
    untilLeft: 'You can undo this until you leave this page. After that, it’s gone for good.',
    all: 'All jobs',
    refused:
      'This browser doesn’t let pages save anything, so we can’t save a job here. Try another browser, or write it down.',
    gone: 'This job was deleted in another window.',
  },
  errors: {
    full: 'Couldn’t save: this device is full. Your last change is still on this page, and we’ll keep trying. Save a backup and delete what you don’t need.',
    refused:
      'Your browser couldn’t save the last change. It’s still on this page, and we’ll keep trying. Save a backup before you close it.',
    gone: 'This job was deleted in another window, so your change wasn’t saved.',
    'no-such-row': 'This entry was deleted in another window.',
    'too-many': 'This list is full: {most} entries. Start another job.',
    'bad-value': 'We can’t save this as it is. Check it.',
    newer: 'A newer version of this page saved this job. Close every window of this site and open it again.',
  },
  taking: {
    title: 'Restore a job file',
    lead: 'Choose a JSON or ZIP file this page made. It opens as its own job. If the job’s already here, we add what’s missing and don’t overwrite anything.',
    choose: 'Open a file',
    done: 'Restored.',
    leftOut: {
      one: 'We couldn’t read {count} entry, so we left it out.',
      other: 'We couldn’t read {count} entries, so we left them out.',
    },
    errors: {
      'not-a-record': 'This isn’t a drying job file.',
      'loss-record': 'This file is a loss record backup. Restore it on the loss record page.',
      newer:
        'A newer version of this page made this file. Close every window of this site, open it again, and try once more.',
      damaged: 'This file is damaged or cut off. Make it again, or use the JSON file.',
      kept: 'Your browser couldn’t save it. Delete what you don’t need, and try again.',
    },
  },
} as const;

/** Words of the list of drying jobs and for a file that comes back: the page has them from the start. */
export type JobListMessages = MessageShape<typeof words>;

export const jobList: JobListMessages = words;
