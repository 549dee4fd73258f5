/** The words that every calculator shares before there is a result, and where the parts of a result cannot be had. */
export const shell = {
  calculate: 'Calculate',
  result: 'Result',
  check: 'Check: {fields}.',
  /** Thousands to some people, decimals to others: "1,500". */
  inDoubt: '“{typed}” can be two numbers. Write {thousands} or {decimal}.',
  stale: 'You changed the form. Press the button again to update this.',
  figure: 'Fig. {number}',
  example: 'Example. {alt}',
  exampleCaption: 'An example, until you press the button.',
  range: '{low} to {high}',
  room: { title: 'The room, inside', use: 'Use {size} ft' },
} as const;

/** The words that every result shares. They come with the first touch of the form. */
export const answer = {
  /** A link from elsewhere held something that no field here can hold. */
  badLink: 'The link held something that we cannot use here: {names}. The rest is filled in.',
  working: 'Show the working',
  source: 'Source: {source}',
  /** A sum that is rounded to a whole number. */
  rounded: '{sum} = {exact}, so {whole}',
  nextTools: 'Next tools',
  /** A calculator that was opened from a room of a drying job. */
  forJob: {
    put: 'Put {count} into the job',
    chamber: {
      one: 'The other rooms of this chamber need {others} pints a day. With this room that is {need}: {count} machine of {rating} pints for the whole chamber.',
      other:
        'The other rooms of this chamber need {others} pints a day. With this room that is {need}: {count} machines of {rating} pints for the whole chamber.',
    },
    why: '{title}, our calculator',
    done: '{count} stands in the job as your own number, with this calculator as its reason.',
    failed: 'The job could not be changed. Open it, and type the number there.',
    back: 'Back to the job',
  },
  help: {
    title: 'Have somebody measure it: free',
    text: 'The form gets these numbers from you. Nothing is sent until you press its button.',
    send: 'Send these numbers',
    call: 'Call {phone}',
  },
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
  copyText: 'Copy as text',
  textCopied: 'Text copied.',
  print: 'Print',
  copyByHand: 'Your browser keeps the clipboard closed. Copy it from here:',
  textToCopy: 'Text to copy',
} as const;

export const page = {
  needsScript:
    'This calculator needs JavaScript. The method below shows how to work it out by hand. Or call us on {phone}, day or night.',
  breadcrumb: 'Breadcrumb',
  home: 'Home',
} as const;
