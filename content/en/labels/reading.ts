/** What a page that is read from top to bottom says around its text. */
export const reading = {
  /** At the end of a section, before the title of the one after it. */
  next: 'Next: {title}',
  /** The card beside the first lines. */
  ask: 'Somebody to ask, at any hour',
  callNow: 'Call now',
};
