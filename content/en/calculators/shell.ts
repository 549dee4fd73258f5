/** The words that every calculator shares. */
export const shell = {
  calculate: 'Calculate',
  result: 'Result',
  check: 'Check: {fields}.',
  stale: 'You changed the form. Press the button again to update this.',
  /** A link from elsewhere held something that no field here can hold. */
  badLink: 'The link held something that we cannot use here: {names}. The rest is filled in.',
  /** The line went away before the components of the result had come. */
  lost: 'The line is down. Here are the numbers. When it is back, load this page again for the rest: what you typed stays.',
  working: 'Show the working',
  source: 'Source: {source}',
  /** The source of a figure that is ours. */
  ourRule: 'our rule of thumb',
  /** A sum that is rounded to a whole number. */
  rounded: '{sum} = {exact}, so {whole}',
  nextTools: 'Next tools',
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
  copyText: 'Copy as text',
  textCopied: 'Text copied.',
  print: 'Print',
  copyByHand: 'Your browser keeps the clipboard closed. Copy it from here:',
  textToCopy: 'Text to copy',
  figure: 'Fig. {number}',
  example: 'Example. {alt}',
  exampleCaption: 'An example, until you press the button.',
  range: '{low} to {high}',
} as const;

/** The words around a calculator, which no script needs. */
export const page = {
  needsScript:
    'This calculator needs JavaScript, which is off or blocked here. The method below shows how to work it out by hand. Or call us on {phone}, day or night.',
  breadcrumb: 'Breadcrumb',
  home: 'Home',
} as const;
