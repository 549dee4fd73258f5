/** Messages that wait on a device for a signal: the page that lists them, and the bar above the other pages. */
export const waiting = {
  kinds: { ask: 'Question', estimate: 'Request for an estimate', newsletter: 'Newsletter' },
  count: {
    one: '{count} message waits on this device and has not reached us.',
    other: '{count} messages wait on this device and have not reached us.',
  },
  nothing: 'Nothing waits on this device.',
  refusesAll: 'This browser keeps nothing for this site, so nothing can wait here.',
  written: 'Written {moment}',
  photos: { one: '{count} photo', other: '{count} photos' },
  waits: 'Waits for a signal',
  refusedWith: 'Our server did not take it: {words}',
  arrivedWith: 'Reached us {moment}. Reference: {reference}',
  arrivedNewsletter: 'Reached us {moment}. Check your mailbox for the link.',
  tryNow: 'Send now',
  trying: 'Trying…',
  noLine: 'Nobody answered. It stays here and goes by itself when there is a signal.',
  cancel: 'Cancel',
  change: 'Back into the form',
  noRoom:
    'Your form holds another message, and both do not fit into one. Send that one first, or clear the form. This one stays here.',
  remove: 'Take off the list',
  /** What a button does, and to which message. */
  named: '{button}: {kind}',
  cancelled: 'Canceled. If it was on its way already, it may still reach us.',
  removed: 'It is off the list.',
  undo: 'Undo',
  restored: 'It is back on the list.',
  bar: {
    overdue: 'A message that you wrote {moment} has not reached us yet. If it cannot wait, call.',
    refused: 'Our server did not take a message of yours. It is still on this device.',
    arrived: {
      one: 'Your message has reached us. Reference: {references}.',
      other: 'Your messages have reached us. References: {references}.',
    },
    arrivedNewsletter: 'Your address has reached us. Check your mailbox for the link.',
    see: 'See what waits',
    good: 'Good',
  },
};
