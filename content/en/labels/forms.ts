import { api } from '../server/api.ts';

/** Words of the forms, and of what their scripts say. */
export const forms = {
  notForPeople: 'Leave this field empty',
  failure: '{reason} If it cannot wait, call {phone}.',
  clear: 'Clear the form',
  undo: 'Bring it back',
  draft: 'Your draft and its photos stay on this device until you send or clear them.',
  /** What a form says by itself before it sends; what else is wrong the server says. */
  needs: {
    faults: api.errors['form-faults'],
    needed: {
      name: api.fields['name-missing'],
      phone: api.fields['phone-needed'],
      email: api.fields['email-needed'],
    },
    wrong: { phone: api.fields['phone-wrong'], email: api.fields['email-wrong'] },
    optional: ' (optional)',
  },
  phoneFor: 'Needed for a call or a text.',
  emailFor: 'Needed for an answer by email.',
  /** In place of a form whose message waits on the device. */
  waits: {
    title: 'Not sent yet: it waits on this device',
    how: 'It goes by itself as soon as there is a signal, while this site is open or at your next visit. Some phones send it even after you close the site. We show its reference once it has reached us.',
    call: 'If it cannot wait, call {phone}.',
    see: 'See what waits',
  },
  photos: {
    label: 'Photos (optional)',
    hint: 'Up to {most}. They are made smaller, and where they were taken is taken out.',
    remove: 'Remove',
    /** Said by the script of the form. */
    script: {
      removeNamed: 'Remove {name}',
      tooMany: 'Up to {most} photos go with a message. The others were left out.',
      unopened:
        'This browser cannot open {name}. Your message goes without it. Save it as JPEG and choose it again; an iPhone does so under Settings, Camera, Formats, Most Compatible.',
    },
  },
  ask: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    reach: 'Best way to reach you',
    location: 'Location (optional)',
    urgency: 'Urgency',
    category: 'Category',
    question: 'Your question',
    use: 'We use this to answer you and for nothing else. Leave out policy numbers and other people’s names.',
    confirmation: {
      title: 'Question Submitted!',
      thanks: 'Thank you. Our expert will review your question and respond within {hours} hours.',
      reference: 'Reference: {reference}',
    },
    /** Said by the script of the form. */
    script: {
      needed: { email: api.fields['email-wrong'], question: api.fields['question-missing'] },
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
  estimate: {
    title: 'Get a free estimate',
    intro: 'A few lines. No account.',
    name: 'Name',
    town: 'Town or ZIP',
    urgency: 'How soon?',
    reach: 'How shall we reach you?',
    phone: 'Phone',
    email: 'Email',
    question: 'What happened',
    hint: 'Where the water comes from, how long it has been there, what it touched.',
    use: 'We say it arrived only once our server has it. We use this to answer you and for nothing else.',
    confirmation: {
      title: 'We have your request',
      thanks: 'Thank you. Somebody who measures will answer you within {hours} hours.',
      reference: 'Reference: {reference}',
    },
    script: {
      needed: { location: api.fields['town-missing'], question: api.fields['scenario-missing'] },
      submit: 'Get Free Estimate',
      sending: 'Sending…',
      keep: 'Keep this message',
      another: 'Send another request',
      last: 'Your last request has the reference {reference}.',
      refused: 'We could not take your request. Your text is kept on this device.',
      unreachable:
        'We could not reach our server. Your text is kept on this device. Press Get Free Estimate again in a minute.',
      offline:
        'You are offline. Your text is kept on this device. Press Get Free Estimate again when you are connected.',
      online: 'You are online again. Press Get Free Estimate.',
    },
  },
  newsletter: {
    email: 'Email',
    subscribe: 'Subscribe',
  },
};
