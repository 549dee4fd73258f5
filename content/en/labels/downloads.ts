/** What the files to print say themselves: around the words of a page, and in place of its colors. */
export const downloads = {
  contents: 'Contents',
  /** In the footer while the company's details are placeholders. */
  sample: 'SAMPLE: names and numbers are placeholders',
  emergencyLine: 'Emergency line {phone}',
  reviewed: 'Sources last checked {date}',
  page: 'Page {page} of {pages}',
  /** What the tone of a note means, for those who do not see its color. */
  tones: { alarm: 'Danger', amber: 'Caution', go: 'Safe', river: 'Note' },
  sheet: {
    first: 'First',
    /** Under the letterhead of a sheet: what is written by hand. */
    fillIn: ['Date', 'Job number', 'Claim number'],
    help: 'For help with the water, day or night, call {phone}.',
  },
};
