/** The page that shows what of this site is kept on a device, and what a page says when there is something newer. */
export const keep = {
  sets: {
    first: {
      title: 'For an emergency',
      line: 'The checklist, the guide to whether it’s safe to stay, the damage assessment, and claim phone numbers.',
    },
    rest: {
      title: 'Other guides and tools',
      line: 'In English, with search, the calculators, and the pages for records. What you wrote in them is saved separately.',
    },
    other: { title: 'The manual in Spanish', line: 'Everything above, in Spanish.' },
    papers: {
      title: 'PDF and spreadsheet maker',
      line: 'Makes the PDFs and spreadsheets of a loss record or a drying job without a signal. Includes the site’s fonts.',
    },
    prints: {
      title: 'Printable sheets',
      line: 'Every PDF and workbook on the resources page, in both languages.',
    },
  },
  /** Bytes, as people count them. */
  size: '{size} MB',
  kept: 'Saved {moment}',
  keptOnce: 'Saved',
  notKept: 'Not saved',
  partly: 'Partly saved',
  keep: 'Save',
  keepNamed: 'Save: {name}',
  all: 'Save everything ({size} MB)',
  refresh: 'Check for updates',
  forget: 'Remove everything from this device',
  asking: 'Checking what’s saved on your device…',
  refused: 'This browser doesn’t save anything from this site. Everything still works while you have a signal.',
  progress: '{done} of {all} MB',
  done: 'Saved.',
  upToDate: 'You have the newest version.',
  updateReady: 'There’s a newer version on this device. Press “Show it” above to open it.',
  forgotten: 'The manual is removed from this device. Your drafts and records are still here.',
  forgetLater: 'We left it in place: you’re offline and couldn’t download it again. Try again when you have a signal.',
  failed: {
    line: 'Your connection dropped. What’s downloaded is saved. Press again when you have a signal.',
    full: 'This device is full. What was already saved is still here.',
  },
  bar: {
    edition: 'There’s a newer version of this manual. What you typed is saved.',
    reload: 'Show it',
    later: 'Not now',
  },
};
