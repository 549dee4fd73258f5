/** Messages that wait on a device for a signal: the page that lists them, and the bar above the other pages. */
export const waiting = {
  kinds: { ask: 'Question', estimate: 'Request for an estimate', newsletter: 'Newsletter' },
  count: {
    one: '{count} message is saved on this device and hasn’t reached us yet.',
    other: '{count} messages are saved on this device and haven’t reached us yet.',
  },
  nothing: 'You have no unsent messages on this device.',
  refusesAll: 'This browser doesn’t save anything for this site, so it can’t hold unsent messages.',
  written: 'Written {moment}',
  photos: { one: '{count} photo', other: '{count} photos' },
  waits: 'Waiting for a signal',
  refusedWith: 'Our server didn’t accept it: {words}',
  arrivedWith: 'Reached us {moment}. Reference: {reference}',
  arrivedNewsletter: 'Reached us {moment}. Check your email for the link.',
  tryNow: 'Send now',
  trying: 'Trying…',
  noLine: 'We couldn’t send this yet, so it’s still saved here. It’ll go when there’s a signal.',
  cancel: 'Cancel',
  change: 'Edit',
  noRoom:
    'You’ve already started another message in the form. Send that one first, or clear the form. This one stays here.',
  remove: 'Remove from list',
  /** What a button does, and to which message. */
  named: '{button}: {kind}',
  cancelled: 'Canceled. If it was already on its way, it may still reach us.',
  removed: 'Removed from the list.',
  undo: 'Undo',
  restored: 'Restored.',
  bar: {
    overdue: 'A message you wrote {moment} hasn’t reached us yet. If you can’t wait, call.',
    refused: 'Our server didn’t accept one of your messages. It’s still on this device.',
    arrived: {
      one: 'We have your message. Reference: {references}.',
      other: 'We have your messages. References: {references}.',
    },
    arrivedNewsletter: 'We have your address. Check your email for the link.',
    see: 'See unsent messages',
    good: 'OK',
  },
};
