/** The words that every calculator shares before there is a result, and where the parts of a result cannot be had. */
export const shell = {
  calculate: 'Calculate',
  result: 'Result',
  shared: 'This result came with the link. You can change anything in the form.',
  check: 'Check: {fields}.',
  /** Thousands to some people, decimals to others: "1,500". */
  inDoubt: '“{typed}” can be read two ways. Enter {thousands} or {decimal}.',
  stale: 'You changed the form, and it isn’t valid right now. Fix it to update this result.',
  figure: 'Fig. {number}',
  example: 'Example. {alt}',
  exampleCaption: 'This is an example until you press the button.',
  range: '{low} to {high}',
  room: { title: 'The room, inside', use: 'Use {size} ft' },
} as const;

/** The words that every result shares. They come with the first touch of the form. */
export const answer = {
  /** A link from elsewhere held something that no field here can hold. */
  badLink: 'We couldn’t use this part of the link: {names}. The rest is filled in.',
  working: 'Show the math',
  source: 'Source: {source}',
  /** A sum that is rounded to a whole number. */
  rounded: '{sum} = {exact}, so {whole}',
  nextTools: 'Next steps',
  logJob: 'Log it in a drying job',
  /** A calculator that was opened from a room of a drying job. */
  forJob: {
    put: 'Use {count} in the job',
    chamber: {
      one: 'The other rooms in this drying chamber need {others} pints per day. With this room it’s {need}: {count} dehumidifier rated {rating} pints for the whole chamber.',
      other:
        'The other rooms in this drying chamber need {others} pints per day. With this room it’s {need}: {count} dehumidifiers rated {rating} pints for the whole chamber.',
    },
    why: 'From our {title} calculator',
    done: 'The job now shows {count} as your own count, with this calculator as the reason.',
    failed: 'We couldn’t change the job. Open it and enter the number there.',
    back: 'Back to the job',
  },
  help: {
    title: 'Book a free inspection',
    text: 'We’ll fill in these numbers for you. Nothing is sent until you press the button on the form.',
    send: 'Send these numbers',
    call: 'Call {phone}',
  },
  share: 'Share',
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
  copyText: 'Copy as text',
  textCopied: 'Text copied.',
  print: 'Print',
  copyByHand: 'Your browser wouldn’t copy it. Copy it from here:',
  textToCopy: 'Text to copy',
} as const;

export const page = {
  needsScript:
    'This calculator needs JavaScript. The method below shows how to do the math by hand. Or call us at {phone}, day or night.',
  breadcrumb: 'Breadcrumb',
  home: 'Home',
} as const;
