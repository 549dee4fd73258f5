/** Words of the forms, and of what their scripts say. */
export const forms = {
  notForPeople: 'Leave this field empty',
  ask: {
    failure: '{reason} If it cannot wait, call {phone}.',
    name: 'Name',
    email: 'Email',
    location: 'Location (optional)',
    urgency: 'Urgency',
    category: 'Category',
    question: 'Your question',
    submit: 'Submit Question',
    clear: 'Clear the form',
    use: 'We use this to answer you and for nothing else. Leave out policy numbers and other people’s names.',
    draft: 'Your draft stays on this device until you send or clear it.',
    confirmation: {
      title: 'Question Submitted!',
      thanks: 'Thank you. Our expert will review your question and respond within {hours} hours.',
      reference: 'Reference: {reference}',
    },
    /** Said by the script of the form. */
    script: {
      submit: 'Submit Question',
      sending: 'Sending…',
      keep: 'Keep this message',
      another: 'Ask another question',
      last: 'Your last question has the reference {reference}.',
      refused: 'We could not take your question. Your text is kept on this device.',
      unreachable:
        'We could not reach our server. Your text is kept on this device. Press Submit Question again in a minute.',
      offline: 'You are offline. Your text is kept on this device. Press Submit Question again when you are connected.',
      online: 'You are online again. Press Submit Question.',
    },
  },
  newsletter: {
    email: 'Email',
    subscribe: 'Subscribe',
  },
};
