/** The page on which photos land that another app shares with this site. */
export const sharedPhotos = {
  count: {
    one: '{count} file is ready to add to a record. It stays on this device.',
    other: '{count} files are ready to add to a record. They stay on this device.',
  },
  offered: {
    one: 'Another app or website sent {count} file. If you shared it, keep it. If you didn’t, delete it.',
    other: 'Another app or website sent {count} files. If you shared them, keep them. If you didn’t, delete them.',
  },
  keep: 'Keep them here',
  nothing: 'There aren’t any files here. Share the photos again, or open a loss record and choose them there.',
  refused: 'This browser doesn’t save anything for this site, so it can’t hold a record.',
  choose: 'Choose a record',
  forget: 'Delete them',
  forgotten: 'They’re deleted from here.',
};
