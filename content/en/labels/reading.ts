/** What a page that is read from top to bottom says around its text. */
export const reading = {
  /** The card beside the first lines. */
  ask: 'Somebody to ask, at any hour',
  callNow: 'Call now',
  /** Under the title of a text that is not read for its day. */
  changed: 'Last changed on {day}',
  /** A guide of many chapters. */
  book: {
    find: 'Search this manual',
    found: { one: '{count} place', other: '{count} places' },
    none: 'Nothing found. Try a shorter word.',
    place: 'Go on where you were: {title}',
    print: 'Print this chapter',
  },
};
