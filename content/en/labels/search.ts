/** The search of the site: its field, what it found, and what to say when it found nothing. */
export const search = {
  label: 'Search this site',
  submit: 'Search',
  found: { one: '{count} result for “{query}”', other: '{count} results for “{query}”' },
  first: 'Here are the first {count} results for “{query}”. Don’t see it? Add a word.',
  results: { one: '{count} result', other: '{count} results' },
  none: 'We didn’t find anything for “{query}”. Try fewer words, or different ones.',
  elsewhere: 'Search for the same words in',
  all: 'Show all results',
  call: '{name}: call {phone}',
  company: 'Claim phone number, in the insurance directory',
};
