/** What a page that is read from top to bottom says around its text. */
export const reading = {
  /** The card beside the first lines. */
  ask: 'Talk to a real person, 24/7',
  callNow: 'Call now',
  /** Under the title of a text that is not read for its day. */
  changed: 'Last changed on {day}',
  /** A guide of many chapters. */
  book: {
    find: 'Search this manual',
    found: { one: '{count} place', other: '{count} places' },
    none: 'We didn’t find anything. Try a shorter word.',
    place: 'Pick up where you left off: {title}',
    print: 'Print this section',
  },
};
