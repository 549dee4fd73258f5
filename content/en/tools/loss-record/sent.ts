import type { MessageShape } from '../../../i18n/message-shape.ts';

const words = {
  out: {
    title: 'Send to my adjuster',
    lead: 'You’ll get one ZIP file: a PDF to read and print, your list of items as a spreadsheet, and every original photo. You choose who gets it.',
    yours: 'This list is yours. It doesn’t replace your company’s forms or a sworn proof of loss.',
    make: 'Make the file',
    making: 'Making the file: {percent}%',
    cancel: 'Cancel',
    canceled: 'Canceled. Nothing was saved.',
    ready: 'The file is ready: {name}, {size}.',
    save: 'Save',
    share: 'Share the file',
    shared: {
      canceled: 'Not sent. Your file’s still here, and nothing’s lost.',
      refused: 'Your phone couldn’t share the file. Save it and attach it to a message.',
    },
    stripJpegLocation: 'Remove photo locations',
    withoutPlaceHint:
      'Use this for someone who doesn’t need to know where you took them. Common photos (JPEG, PNG, WebP) go in without the location. iPhone high-efficiency photos (HEIC) and videos keep theirs. Make another file with everything for yourself.',
    asTheyCame: {
      one: '{count} file may still say where it was taken: {names}',
      other: '{count} files may still say where they were taken: {names}',
    },
    missing: {
      one: '{count} photo isn’t on this device anymore, so we left it out: {names}',
      other: '{count} photos aren’t on this device anymore, so we left them out: {names}',
    },
    written: 'Saved: {name}, {size}.',
    failed: 'We couldn’t make the file. Check your connection, free up some space on the device, and try again.',
    full: 'This device doesn’t have room for a file this size. Send the PDF and the list, and free up some space for the photos.',
    damaged: {
      one: '{count} photo has changed on this device since you added it, so we left it out: {names}',
      other: '{count} photos have changed on this device since you added them, so we left them out: {names}',
    },
    pdf: 'Summary only (PDF)',
    things: 'List of items only (XLSX)',
    csv: 'List of items only (CSV)',
    csvHint:
      'If your list has serial or model numbers, use the XLSX. When they open a CSV, spreadsheet programs change numbers that start with zeros or have an E in them.',
    json: 'Save the text only (JSON)',
    jsonHint: 'The JSON file has everything you typed, but no photos. To open it on any device, choose “Open a file.”',
    erase: 'Delete this record',
  },
  file: {
    name: 'loss-record',
    summary: 'Loss record',
    made: 'Made {moment} by the person whose record it is.',
    contents: 'Contents',
    page: 'Page {page} of {pages}',
    figure: 'Photo {count}',
    noPicture: 'This file can’t be printed. It’s in the ZIP file: {path}',
    fullThings: ['Item', 'Brand, model, serial number', 'Quantity', 'Age', 'Each', 'Total', 'State', 'Photos'],
    dates: 'Dates of the claim',
    promises: 'What was promised',
    counted: 'Counted for: {policy}.',
    noDates: 'No deadlines: the claim’s dates aren’t entered, or they don’t fit together.',
    dateHeads: ['Day', 'What', 'How it’s counted'],
    manifest: ['File', 'Bytes', 'SHA-256', 'Taken', 'Added', 'SHA-256 when added'],
    placeLeftOut:
      'The photos were saved without the place where they were taken. Their SHA-256 is the saved file’s. The list of files has the original’s too.',
    hashNote: 'The SHA-256 shows that a file hasn’t changed since it was added. It doesn’t show anything else.',
    photosColumn: 'Photos',
    receiptColumn: 'Receipt',
    pathColumn: 'Name in the ZIP file',
    sumColumn: 'Replacement cost, total',
    total: 'Total of your own prices',
  },
} as const;

/** Words of what is made of a loss record and sent. */
export type RecordSentMessages = MessageShape<typeof words>;

export const recordSent: RecordSentMessages = words;
