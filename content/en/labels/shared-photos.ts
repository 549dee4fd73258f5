/** The page on which photos land that another app shares with this site. */
export const sharedPhotos = {
  count: {
    one: '{count} file waits for a record. It stays on this device.',
    other: '{count} files wait for a record. They stay on this device.',
  },
  nothing: 'No file waits here. Share photos again, or open a loss record and choose them there.',
  refused: 'This browser keeps nothing for this site, so it cannot hold a record.',
  into: 'Put into: {name}',
  unnamed: 'a record without a name',
  begin: 'Begin a new record with them',
  adding: '{done} of {count}…',
  kept: { one: '{count} file is in the record now.', other: '{count} files are in the record now.' },
  already: { one: '{count} was there already.', other: '{count} were there already.' },
  left: {
    one: '{count} file was not kept and is still here.',
    other: '{count} files were not kept and are still here.',
  },
  full: 'This device is full.',
  open: 'Open the record',
  forget: 'Do not keep them',
  forgotten: 'They are not kept here any more.',
};
