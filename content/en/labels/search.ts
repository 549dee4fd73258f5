/** The search of the site: its field, what it found, and what to say when it found nothing. */
export const search = {
  label: 'Search this site',
  submit: 'Search',
  found: { one: '{count} result for “{query}”', other: '{count} results for “{query}”' },
  first: 'The first {count} results for “{query}”. Not there? Add a word.',
  results: { one: '{count} result', other: '{count} results' },
  none: 'Nothing was found for “{query}”. Try fewer words, or other ones.',
  elsewhere: 'Look for the same words in',
  all: 'Show all results',
  company: 'Claim phone number, in the insurance directory',
};
