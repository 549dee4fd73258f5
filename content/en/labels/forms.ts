import { api } from '../server/api.ts';

/** Words of the forms, and of what their scripts say. */
export const forms = {
  notForPeople: 'Leave this field empty',
  failure: '{reason} If you can’t wait, call {phone}.',
  clear: 'Clear the form',
  undo: 'Undo',
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
  phoneFor: 'So we can call or text you.',
  emailFor: 'We need this to answer by email.',
  /** In place of a form whose message waits on the device. */
  waits: {
    title: 'Not sent yet: it’s saved on this device',
    how: 'We’ll send it as soon as there’s a signal, while this site is open or on your next visit. Some phones send it even after you close the site. You’ll see a reference number once it reaches us.',
    call: 'If you can’t wait, call {phone}.',
    see: 'See unsent messages',
  },
  photos: {
    label: 'Photos (optional)',
    hint: 'Up to {most} photos. We shrink them and remove the location.',
    remove: 'Remove',
    /** Said by the script of the form. */
    script: {
      removeNamed: 'Remove {name}',
      tooMany: 'You can send up to {most} photos, so we left the others out.',
      unopened:
        'This browser can’t open {name}, so it won’t go with your message. Save it as a JPEG and choose it again. On an iPhone, go to Settings, Camera, Formats, Most Compatible.',
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
    use: 'We’ll use this to answer you and for nothing else. Please leave out policy numbers and other people’s names.',
    confirmation: {
      title: 'Question Submitted!',
      thanks: 'Thank you. Our expert will review your question and respond {within}.',
      reference: 'Reference: {reference}',
    },
    /** Said by the script of the form. */
    script: {
      needed: { email: api.fields['email-wrong'], question: api.fields['question-missing'] },
      submit: 'Submit Question',
      sending: 'Sending…',
      keep: 'Keep this message',
      another: 'Ask another question',
      last: 'We have your last question. Its reference number is {reference}.',
      refused: 'We couldn’t take your question. Your text is saved on this device.',
      unreachable:
        'We couldn’t reach our server. Your text is saved on this device. Press Submit Question again in a minute.',
      offline: 'You’re offline. Your text is saved on this device. Press Submit Question when you’re back online.',
      online: 'You’re back online. Press Submit Question.',
    },
  },
  estimate: {
    title: 'Get a free estimate',
    intro: 'Just a few lines. You don’t need an account.',
    name: 'Name',
    town: 'Town or ZIP',
    urgency: 'How soon do you need us?',
    reach: 'How should we reach you?',
    phone: 'Phone',
    email: 'Email',
    question: 'What happened',
    hint: 'Where’s the water coming from, how long has it been there, and what did it touch?',
    use: 'You’ll see a confirmation once we have it. We’ll use this to answer you and for nothing else.',
    confirmation: {
      title: 'We have your request',
      thanks: 'Thanks. Our goal is to get back to you {within}.',
      reference: 'Reference: {reference}',
    },
    script: {
      needed: { location: api.fields['town-missing'], question: api.fields['scenario-missing'] },
      submit: 'Get Free Estimate',
      sending: 'Sending…',
      keep: 'Keep this message',
      another: 'Send another request',
      last: 'We have your last request. Its reference number is {reference}.',
      refused: 'We couldn’t take your request. Your text is saved on this device.',
      unreachable:
        'We couldn’t reach our server. Your text is saved on this device. Press Get Free Estimate again in a minute.',
      offline: 'You’re offline. Your text is saved on this device. Press Get Free Estimate when you’re back online.',
      online: 'You’re back online. Press Get Free Estimate.',
    },
  },
  newsletter: {
    email: 'Email',
    subscribe: 'Subscribe',
  },
};
