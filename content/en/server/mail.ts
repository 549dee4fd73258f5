/**
 * The words of the messages that the server sends. `{site}` and `{phone}` come from the owner's file, `{hours}` is the
 * promise for the urgency of the question, `{reference}` the question's own.
 */
export const mail = {
  notice: {
    subject: { emergency: '[EMERGENCY] {subject}', urgent: '[Urgent] {subject}', normal: '{subject}' },
    about: 'Question {reference} ({category})',
    promise: 'A visitor asked a question in {language}. The site promised an answer within {hours}.',
    reply: {
      email: 'Reply to this message and it goes straight to the visitor.',
      call: 'The visitor wants a call. If you reply to this message, it goes to the visitor.',
      text: 'The visitor wants a text message. If you reply to this message, it goes to the visitor.',
    },
    noReply: 'The visitor left a phone number and no email address. Don’t reply to this message; call or text them.',
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
      callBack: 'I’m calling them back',
      answered: 'Mark as answered',
      once: 'Each of these links works once, within {days} days.',
    },
    whenAnswered: 'Or, once it’s answered, run: {command}',
  },
  sms: {
    subject: 'Question {reference}',
    text: 'New question: {urgency}, {reference}, asked {asked}. The site promised an answer within {hours}. See your email.',
  },
  digest: {
    subject: { one: '{count} question needs an answer', other: '{count} questions need an answer' },
    nobodyWaits: 'No open questions',
    intro: 'These questions are still open, oldest first, each with the answer time we promised.',
    due: '{urgency}, {category}, {name}: due within {hours}',
    broken: '{urgency}, {category}, {name}: overdue by {hours}',
    hours: { one: '{count} hour', other: '{count} hours' },
    numbers: 'On the site yesterday: {calls}, {forms}, {tools}.',
    calls: { one: '{count} call tapped', other: '{count} calls tapped' },
    forms: { one: '{count} question sent', other: '{count} questions sent' },
    tools: { one: '{count} tool used', other: '{count} tools used' },
    calling: '{line}; someone has been calling back since {since}',
    inbox: 'Open your inbox',
    inboxOnce: 'This link opens the inbox on one device for {hours} hours. It works once, until tomorrow at this time.',
    whenAnswered:
      'Once you’ve answered one, use the link in its own message. For the oldest, the command is: {command}',
  },
  renewal: {
    subject: 'Look at your website by {day}',
    reminder: 'Reminder: look at your website by {day}',
    build:
      'Visitors will go on seeing your site as it is. But from {day} on you can’t publish a change, not even a new phone number, until someone has looked at what is listed here.',
    security:
      'The address for reports of security problems, {email}: send it a message, and make sure that someone reads it. Then open {file}, find {until}, and move that day a year ahead.',
    fact: 'Facts on your pages: read each one again at its source. The names before the colons are in the folder {folder}: search there for a name. If the source says something new, correct the pages that use that fact. Then move its date ahead. The command {list} shows the facts about safety and law with their sources.',
    owner:
      'Dates you wrote down yourself in {file}. Once you’ve renewed something, write its next date there. If it is a license or certificate that you won’t renew, clear its number in the same file by that day.',
    done: 'When you’re done, publish the change: {publish}. If that isn’t your kind of work, forward this message to the person who looks after your site.',
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
    thanks: 'Thanks for sending your question to the {site}. Your reference number is {reference}. {answer}',
    answer: {
      email: 'We aim to answer by email within {hours}.',
      call: 'We aim to call you within {hours}.',
      text: 'We aim to text you within {hours}.',
    },
    emergency:
      'If you’re in danger, call 911. Get out of smoke, fire, or gas, and stay away from a wire that’s down. Stay out of water that may be touching power. If water is running, rising, or near anything electrical, don’t wait for our answer. Call {phone}, day or night.',
    notYou: 'If you didn’t ask us anything, someone typed your address by mistake. You don’t need to do anything.',
  },
  confirm: {
    subject: 'Please confirm your subscription to the {site}',
    why: 'Someone, probably you, entered this address for our newsletter. We’ll add it only if you open this link within two days and press the button there.',
    link: 'Confirm',
    notYou: 'If it wasn’t you, don’t do anything. We won’t write again.',
  },
  welcome: {
    subject: 'You’re subscribed to the {site}',
    thanks: 'Thanks for confirming. Keep this message: its link takes you off the list whenever you like.',
    link: 'Unsubscribe',
  },
} as const;
