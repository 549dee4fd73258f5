/** The page that shows what of this site is kept on a device, and what a page says when there is something newer. */
export const keep = {
  sets: {
    first: { title: 'For an emergency', line: 'Checklist, safe to stay, damage assessment, claim phone numbers.' },
    rest: {
      title: 'The other guides and tools',
      line: 'In English, with the search, the calculators and your records.',
    },
    other: { title: 'The manual in Spanish', line: 'Everything above in the other language.' },
    papers: {
      title: 'What makes your files',
      line: 'PDFs and spreadsheets of a loss record or a drying job, without a signal.',
    },
    prints: { title: 'The printed sheets', line: 'Every PDF and workbook of the resources page, in both languages.' },
  },
  /** Bytes, as people count them. */
  size: '{size} MB',
  kept: 'Kept {moment}',
  keptOnce: 'Kept',
  notKept: 'Not kept',
  partly: 'Not whole',
  keep: 'Keep',
  keepNamed: 'Keep: {name}',
  all: 'Keep everything ({size} MB)',
  refresh: 'Look for newer words',
  forget: 'Take it all away',
  asking: 'Your device is being asked what it keeps.',
  refused: 'This browser keeps nothing of this site. Everything works while there is a signal.',
  progress: '{done} of {all} MB',
  done: 'It is kept.',
  upToDate: 'This device has the newest manual.',
  updateReady: 'A newer manual is on this device. “Show it” above opens it.',
  forgotten: 'Nothing of the manual is kept on this device now. Your drafts and records are still here.',
  forgetLater:
    'It all stays: there is no signal, and without one nothing could bring it back. Press again when there is a signal.',
  failed: {
    line: 'The line broke. What has come is here; press again when there is a signal.',
    full: 'This device is full. What was kept before is still here.',
  },
  bar: {
    edition: 'There is a newer version of this manual. What you typed is kept.',
    reload: 'Show it',
    later: 'Not now',
  },
};
