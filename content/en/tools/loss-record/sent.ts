import type { MessageShape } from '../../../i18n/message-shape.ts';

const words = {
  out: {
    title: 'Send the file to my adjuster',
    lead: 'One ZIP file with a PDF to read and print, your list of things as a spreadsheet, and every photo as it came. You choose who gets it.',
    yours: 'This list is yours. It does not replace your company’s forms or a sworn proof of loss.',
    make: 'Make the file',
    making: 'Making the file: {percent}%',
    cancel: 'Cancel',
    canceled: 'Canceled. Nothing was saved.',
    ready: 'The file is ready: {name}, {size}.',
    save: 'Save it',
    share: 'Send it',
    shared: {
      canceled: 'Not sent. The file is still here, and nothing is lost.',
      refused: 'This device did not take the file. Save it and attach it to a message.',
    },
    stripJpegLocation: 'Leave out where photos were taken',
    withoutPlaceHint:
      'For somebody who need not know it. Photos of the common kinds (JPEG, PNG, WebP) go in without the place. Those that an iPhone saves in high efficiency (HEIC) and films keep what they say. Make another file with everything for yourself.',
    asTheyCame: {
      one: '{count} file may still say where it was taken: {names}',
      other: '{count} files may still say where they were taken: {names}',
    },
    missing: {
      one: '{count} photo has no bytes on this device. It is left out: {names}',
      other: '{count} photos have no bytes on this device. They are left out: {names}',
    },
    written: 'The file is saved: {name}, {size}.',
    failed: 'The file could not be made. Check the signal, free some room on the device and try again.',
    full: 'There is no room on this device for a file of this size. Send the PDF and the list, and free some room for the photos.',
    damaged: {
      one: '{count} photo has changed on this device since it was added. It is left out: {names}',
      other: '{count} photos have changed on this device since they were added. They are left out: {names}',
    },
    pdf: 'Summary only (PDF)',
    things: 'List of things only (XLSX)',
    csv: 'List of things only (CSV)',
    csvHint:
      'If your list has serial or model numbers, use the XLSX: a spreadsheet program changes numbers like 00123 or 1E5 when it opens a CSV.',
    erase: 'Delete this record from the device',
  },
  file: {
    name: 'loss-record',
    summary: 'Loss record',
    made: 'Made {moment} by the person whose record it is.',
    contents: 'Contents',
    page: 'Page {page} of {pages}',
    figure: 'Photo {count}',
    noPicture: 'This file cannot be shown on paper. It is in the ZIP file: {path}',
    fullThings: ['Item', 'Brand, model, serial number', 'Quantity', 'Age', 'Each', 'All', 'State', 'Photos'],
    dates: 'Dates of the claim',
    promises: 'What was promised',
    counted: 'Counted for: {policy}.',
    noDates: 'No dates are counted: the days of the claim are not written down, or do not fit together.',
    dateHeads: ['Day', 'What', 'How it is counted'],
    manifest: ['File', 'Bytes', 'SHA-256', 'Taken', 'Added', 'SHA-256 when added'],
    placeLeftOut:
      'The photos were saved without the place where they were taken. Their SHA-256 is that of the saved file. The list of files names the one of the original too.',
    hashNote: 'The SHA-256 shows that a file did not change since it was added, no more.',
    photosColumn: 'Photos',
    receiptColumn: 'Receipt',
    pathColumn: 'Name in the ZIP file',
    sumColumn: 'Cost to buy again, all',
    total: 'Sum of your own figures',
  },
} as const;

/** Words of what is made of a loss record and sent. */
export type RecordSentMessages = MessageShape<typeof words>;

export const recordSent: RecordSentMessages = words;
