import type { MessageShape } from '../../../i18n/message-shape.ts';

const words = {
  list: {
    notLoaded:
      'The forms could not be loaded. Your record is still on this device. Check the signal and open the record again.',
    looking: 'Looking for records on this device.',
    title: 'Your records',
    begin: 'Begin a record',
    beginAnother: 'Begin another record',
    name: 'Name of the record',
    nameHint: 'A street, a room or a day. You can leave it blank.',
    untitled: 'Record without a name',
    open: 'Open',
    openNamed: 'Open: {name}',
    changed: 'Changed {moment}',
    unread: 'A newer edition of this page wrote this record. Close all windows of this site and open it again.',
    never: 'No copy saved yet.',
    stale: 'Changed since the last copy.',
    fresh: 'Last copy: {moment}.',
    copy: 'Save a copy',
    copyNamed: 'Save a copy: {name}',
    delete: 'Delete this record',
    deleteNamed: 'Delete this record: {name}',
    deleteAll: 'Delete all records',
    deleted: { one: '{count} record is deleted.', other: '{count} records are deleted.' },
    undo: 'Bring back',
    untilLeft: 'You can undo this until you leave this page. Then the photos go for good.',
    all: 'All records',
    refused:
      'This browser does not let pages keep anything, so no record can be kept here. Try another browser, or write on paper and take photos.',
    gone: 'This record is not in this browser. It was deleted in another window, or the browser erased it. If you saved a copy, open the list of all records and bring it back.',
  },
  errors: {
    full: 'There is no room left on this device, so the last change is only on this page. Keep this page open: we keep trying. Save a copy, and delete what you do not need.',
    refused:
      'The browser did not keep the last change. It is still on this page, and we keep trying. Save a copy before you close it.',
    gone: 'This record is not in this browser any more, so this was not kept. It was deleted in another window, or the browser erased it.',
    'no-such-row': 'This entry was deleted in another window.',
    'too-many': 'This list is full: {most} entries. Begin another record.',
    'bad-value': 'This cannot be kept as it is. Check it.',
    newer: 'A newer edition of this page wrote this record. Close all windows of this site and open it again.',
  },
  taking: {
    title: 'Bring a copy back',
    lead: 'A ZIP file that this page made, or the JSON file in it. One from another device works too.',
    choose: 'Open a file',
    reading: 'Reading the copy',
    found: 'The copy holds “{name}”. Rooms: {rooms}, things: {things}, photos: {photos}.',
    salvaged: 'This file is damaged or was cut off. Compare what comes in with what you remember.',
    newRecord: 'Add it as a record',
    merge: 'Add to the record here: nothing that stands there is overwritten',
    replace: 'Put it in place of the record here',
    leftOut: {
      one: '{count} entry could not be read and is left out: {places}',
      other: '{count} entries could not be read and are left out: {places}',
    },
    damaged: {
      one: '{count} photo is missing or damaged and is left out: {names}',
      other: '{count} photos are missing or damaged and are left out: {names}',
    },
    done: 'The copy is in.',
    failed: 'The copy could not be read here. Check the signal and choose it again.',
    cancel: 'Do not take it',
    errors: {
      'not-a-record': 'This file is no copy of a loss record.',
      'drying-job': 'This file is a drying job. Bring it back on its own page.',
      newer:
        'A newer edition of this page made this copy. Close all windows of this site, open it again, and try once more.',
      damaged: 'This file is damaged: its contents cannot be read. Try another copy.',
    },
  },
} as const;

/** Words of the list of loss records and for a copy that comes back. */
export type RecordListMessages = MessageShape<typeof words>;

export const recordList: RecordListMessages = words;
