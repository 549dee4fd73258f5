import type { MessageShape } from '../../../i18n/message-shape.ts';

const words = {
  start: {
    title: 'How it works',
    steps: [
      'Start a record and take photos of each wet room.',
      'Add your damaged items, your receipts, and your calls as you go.',
      'Send your adjuster one ZIP file: a PDF, a list of items, and every photo.',
    ],
    sample: 'Open a sample record',
  },
  sampleRecord: {
    title: 'Sample: burst pipe in the kitchen',
    account: 'Sample text. The supply line under the kitchen sink burst overnight. We shut off the main valve.',
    room: 'Kitchen',
    items: ['Rug', 'Lower cabinet', 'Table'],
    photos: ['Sample, a drawing: where water can hide', 'Sample, a drawing: signs in the room'],
    cost: 'Sample: fans and a dehumidifier, rented',
    caller: 'Adjuster (sample)',
    said: 'Sample note of a phone call.',
    promised: 'A visit to look at the damage',
  },
  sample: {
    note: 'This is a sample. It isn’t part of your own records.',
    remove: 'Remove the sample',
  },
  list: {
    notLoaded:
      'We couldn’t load the forms. Your record is still on this device. Check your connection and open the record again.',
    looking: 'Looking for records on this device…',
    title: 'Your records',
    begin: 'Start a record',
    beginAnother: 'Start another record',
    name: 'Record name',
    nameHint: 'A street, a room, or a date. You can leave it blank.',
    untitled: 'Untitled record',
    open: 'Open',
    openNamed: 'Open: {name}',
    changed: 'Changed {moment}',
    unread: 'A newer version of this page saved this record. Close every window of this site and open it again.',
    never: 'No backup saved yet.',
    stale: 'Changed since the last backup.',
    fresh: 'Last backup: {moment}.',
    copy: 'Save a backup',
    copyNamed: 'Save a backup: {name}',
    delete: 'Delete this record',
    deleteNamed: 'Delete this record: {name}',
    deleteAll: 'Delete all records',
    deleted: { one: '{count} record deleted.', other: '{count} records deleted.' },
    undo: 'Undo',
    untilLeft: 'You can undo this until you leave this page. After that, the photos are gone for good.',
    all: 'All records',
    refused:
      'This browser doesn’t let pages save anything, so we can’t save a record here. Try another browser, or write it down and take photos.',
    gone: 'This record isn’t in this browser. It was deleted in another window, or the browser erased it. If you saved a backup, open the list of all records and restore it.',
  },
  errors: {
    full: 'Couldn’t save: this device is full. Your last change is still on this page, and we’ll keep trying. Save a backup and delete what you don’t need.',
    refused:
      'Your browser couldn’t save the last change. It’s still on this page, and we’ll keep trying. Save a backup before you close it.',
    gone: 'This record was deleted in another window or erased by the browser, so your change wasn’t saved.',
    'no-such-row': 'This entry was deleted in another window.',
    'too-many': 'This list is full: {most} entries. Start another record.',
    'bad-value': 'We can’t save this as it is. Check it.',
    newer: 'A newer version of this page saved this record. Close every window of this site and open it again.',
  },
  taking: {
    title: 'Restore a backup',
    lead: 'Choose a backup this page made, on this device or another: a ZIP or JSON file.',
    choose: 'Open a file',
    reading: 'Reading the backup…',
    found: 'This backup holds “{name}”: {rooms} rooms, {things} items, {photos} photos.',
    salvaged: 'The file is damaged or cut off. Check what’s restored against what you remember.',
    newRecord: 'Restore as a new record',
    merge: 'Add to this record (nothing already there is overwritten)',
    replace: 'Replace this record',
    leftOut: {
      one: 'We couldn’t read {count} entry, so we left it out: {places}',
      other: 'We couldn’t read {count} entries, so we left them out: {places}',
    },
    damaged: {
      one: '{count} photo is missing or damaged, so we left it out: {names}',
      other: '{count} photos are missing or damaged, so we left them out: {names}',
    },
    done: 'Restored.',
    failed: 'We couldn’t read the backup. Check your connection and choose it again.',
    cancel: 'Cancel',
    errors: {
      'not-a-record': 'This isn’t a loss record backup.',
      'drying-job': 'This file is a drying job. Restore it on the drying job page.',
      newer:
        'A newer version of this page made this backup. Close every window of this site, open it again, and try once more.',
      damaged: 'This file is damaged, and we can’t read it. Try another backup.',
    },
  },
} as const;

/** Words of the list of loss records and for a copy that comes back. */
export type RecordListMessages = MessageShape<typeof words>;

export const recordList: RecordListMessages = words;
