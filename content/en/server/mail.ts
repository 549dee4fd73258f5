/**
 * The words of the messages that the server sends. `{site}` and `{phone}` come from the owner's file, `{hours}` is the
 * promise for the urgency of the question, `{reference}` the question's own.
 */
export const mail = {
  notice: {
    subject: { emergency: '[EMERGENCY] {subject}', urgent: '[Urgent] {subject}', normal: '{subject}' },
    about: 'Question {reference} ({category})',
    promise: 'A visitor asked a question in {language}. The site promised an answer within {hours} hours.',
    reply: {
      email: 'Answering this message writes to the visitor.',
      call: 'The visitor wants to be called. Answering this message writes to the visitor.',
      text: 'The visitor wants a text message. Answering this message writes to the visitor.',
    },
    noReply: 'The visitor left a phone number and no email address. Do not answer this message: call or text.',
    facts: {
      reference: 'Reference',
      urgency: 'Urgency',
      category: 'Category',
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      reach: 'Best way to reach them',
      location: 'Location',
      asked: 'Asked',
      waited: 'Waited',
    },
    waited: '{length} on their device for a signal, by its clock',
    minutes: { one: '{count} minute', other: '{count} minutes' },
    reach: { email: 'email', call: 'a call', text: 'a text message' },
    notGiven: 'not given',
    photos: {
      attached: { one: '{count} photo is attached.', other: '{count} photos are attached.' },
      stored: {
        one: '{count} photo came with it. To get it, run: {command}',
        other: '{count} photos came with it. To get them, run: {command}',
      },
    },
    links: {
      callBack: 'Mark that somebody is calling back',
      answered: 'Mark as answered',
      once: 'Each of these links works once, within {days} days.',
    },
    whenAnswered: 'Or, when it is answered, run: {command}',
  },
  sms: {
    subject: 'Question {reference}',
    text: 'A visitor waits: {urgency}, {reference}, asked {asked}. The site promised an answer within {hours} hours. It is in your mailbox.',
  },
  digest: {
    subject: { one: '{count} question waits for an answer', other: '{count} questions wait for an answer' },
    nobodyWaits: 'No question waits for an answer',
    intro: 'These questions are open, the oldest first, each with what the site promised.',
    due: '{urgency}, {category}, {name}: promised within the next {hours}',
    broken: '{urgency}, {category}, {name}: the promise is broken since {hours}',
    hours: { one: '{count} hour', other: '{count} hours' },
    numbers: 'On the site yesterday: {calls}, {forms}, {tools}.',
    calls: { one: '{count} call tapped', other: '{count} calls tapped' },
    forms: { one: '{count} question sent', other: '{count} questions sent' },
    tools: { one: '{count} tool used', other: '{count} tools used' },
    calling: '{line}; somebody has been calling back since {since}',
    whenAnswered: 'When one is answered, use the link in its own message. For the oldest, the command is: {command}',
  },
  urgency: { emergency: 'emergency', urgent: 'urgent', normal: 'normal' },
  category: {
    emergency: 'emergency',
    assessment: 'assessment',
    equipment: 'equipment',
    prevention: 'prevention',
    insurance: 'insurance',
    general: 'general',
  },
  receipt: {
    subject: 'We have your question ({reference})',
    thanks:
      'Thank you for your question to the {site}. Its reference is {reference}. We aim to answer by email within {hours} hours.',
    emergency:
      'In danger, leave and call 911. Stay out of water that may touch power. If water is running, rising, or near anything electrical, do not wait for an email. Call {phone}, day or night.',
    notYou: 'If you did not ask us anything, somebody typed your address by mistake. You need not do anything.',
  },
  confirm: {
    subject: 'Please confirm your subscription to the {site}',
    why: 'Somebody, probably you, entered this address for our newsletter. It goes on the list only when you open this link within two days and press the button there.',
    link: 'Confirm',
    notYou: 'If it was not you, do nothing. We will not write again.',
  },
  welcome: {
    subject: 'You are on the list of the {site}',
    thanks: 'Thank you for confirming. Keep this message: its link takes you off the list at any time.',
    link: 'Unsubscribe',
  },
} as const;
