/** The page on which photos land that another app shares with this site. */
export const sharedPhotos = {
  count: {
    one: '{count} file waits for a record. It stays on this device.',
    other: '{count} files wait for a record. They stay on this device.',
  },
  nothing: 'No file waits here. Share photos again, or open a loss record and choose them there.',
  refused: 'This browser keeps nothing for this site, so it cannot hold a record.',
  choose: 'Choose a record',
  forget: 'Do not keep them',
  forgotten: 'They are not kept here any more.',
};
