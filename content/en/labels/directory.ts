/** Words of the directory of claim phone numbers: its page and the public files. Names and numbers are in its CSV file. */
export const directory = {
  kinds: {
    insurer: { one: 'Insurer', many: 'Insurers' },
    'state-department': { one: 'State department', many: 'State departments' },
    'residual-market': {
      one: 'Plan for what other companies won’t insure',
      many: 'Plans for what other companies won’t insure',
    },
    'flood-program': { one: 'Flood program', many: 'Flood program' },
  },
  /** What a mark says beside a number, and what it means. */
  marks: {
    'one-source': { label: 'one source', means: 'Only one list has this number, and it’s a weak one.' },
    'old-source': { label: 'old source', means: 'The source is more than five years old.' },
    'other-number': {
      label: 'other number seen',
      means: 'Another source gives a different number. We went with the better source.',
    },
    'other-option': {
      label: 'other option seen',
      means: 'Sources agree on the number, not on the menu option.',
    },
    'not-claims-line': {
      label: 'not a direct claims line',
      means: 'The number is real, but it may not reach the claims department.',
    },
    'second-hand': {
      label: 'not from the company itself',
      means: 'We read it in someone else’s list or on their page, not on the company’s own site.',
    },
  },
  /** What the page shows for a source that has no address, or after its address: by the words of the data file. */
  sources: {
    'Table of an independent agency (public code file occarrierphones.js)':
      'An independent agency’s table of companies, in a public file online',
    'Search data of a claims-help site in North Carolina (public code file)':
      'Company list of a claims-help site in North Carolina, in a public file online',
    'Contact list of a public adjuster in Florida and Texas (public code file DatabaseSeeder.php)':
      'Contact list of a public adjuster in Florida and Texas, in a public file online',
    'Contact directory of the Polly agency network (public code file)':
      'Contact list of a network of agencies, in a public file online',
    'Call sheet of a roofing company (github.com/Roof-ER21/routellm-chatbot)':
      'Call sheet of a roofing company, in a public file online',
    'Claims numbers of the agency Harry Levine Insurance, Orlando (public code file)':
      'Claims numbers of an agency in Orlando, in a public file online',
    'Carriers page of an independent agency in Ohio (public code file)':
      'Company page of an independent agency in Ohio, in a public file online',
    'List of carrier contacts of a restoration franchise (github.com/Service-Alliance/Service_Phase_1)':
      'Insurer contacts of a restoration franchise, in a public file online',
    'List of companies of an independent agency in Georgia (public code file)':
      'Company list of an independent agency in Georgia, in a public file online',
    'Claims page of the Tosh Insurance Agency in East Texas (github.com/Xevoxe/tosh)':
      'Claims page of an agency in East Texas, in a public file online',
    'Texas agency page "24 Hour Claim Numbers" (public code file)':
      'Claims numbers page of a Texas agency, in a public file online',
    'Questions and answers of Get Covered, an agency for renters (public code file): 844-QBE-CLAIMS':
      'Questions and answers of an agency for renters, in a public file online',
    'Austin, Texas independent agency "Carrier Phone Directory" (public code file, agency line 512-292-3650)':
      'Phone directory of an independent agency in Austin, Texas, in a public file online',
    '(TWIA bulletin to agents)': 'a TWIA bulletin to agents',
    'TypTap’s own site for quotes: call-us line': 'The company’s own site for quotes',
    'Universal North America claims center, "Our 24-Hour Pledge" page (site copy)':
      'The company’s own claims page (a saved copy)',
    '(page text kept in a public code file)': 'the page’s text, in a public file online',
    'Claims page of the ACES agency in San Antonio (public code file)':
      'Claims page of an agency in San Antonio, in a public file online',
    'List of an independent agency in Florida (public code file)':
      'List of an independent agency in Florida, in a public file online',
  },
  /** Details behind a mark, where the mark alone says too little. */
  notes: {
    'shared-center': 'The same call center as Mississippi Farm Bureau.',
    'claim-status': 'It’s the line for the status of a claim.',
    'after-hours': 'It’s the after-hours line.',
    'general-line': 'It’s a general line.',
    'main-office': 'It’s the main office.',
    'passed-on': 'GEICO sells home policies that other insurers write, so they’ll transfer your call.',
    undated: 'The page gives no date; what’s on it shows its age.',
    'own-policy-first': 'Call the agent or the company on your flood policy first: they take the claim.',
  },
  search: {
    label: 'Search companies',
    hint: 'Old names, initials, and typos are fine. So is part of a phone number.',
    kind: 'Show',
    all: 'All ({count})',
    ofKind: '{kind} ({count})',
    none: 'No insurance companies found matching your search.',
    near: 'No name here matches every word you typed. These are the closest.',
    unlisted: 'We have no number for {name} that our sources agree on. The state gives out any company’s number:',
    closed:
      '{name}: a court closed the insurers of this name. A guaranty association (in Texas: tpciga.org) pays covered claims. The state’s help line tells you where to call:',
    closedOn:
      '{name} was closed by a court order on {day}. A guaranty association (in Texas: tpciga.org) pays covered claims. The state’s help line tells you where to call:',
    helpLine: 'The Texas Department of Insurance gives out any company’s number:',
    clear: 'Clear Search',
    found: { one: 'Showing {count} of {total} companies', other: 'Showing {count} of {total} companies' },
    foundFor: {
      one: 'Showing {count} of {total} companies matching “{text}”',
      other: 'Showing {count} of {total} companies matching “{text}”',
    },
  },
  texas: 'Texas numbers first',
  row: {
    about: 'source and notes',
    from: 'Source: {source}',
    noDate: '(no date)',
    /** Words of a menu choice after a phone number, such as “option 2, then 1”. */
    menu: { option: 'option', next: 'then' },
    report: 'Report a wrong number',
  },
  /** The letter with which a visitor reports a wrong number. */
  report: {
    subject: 'Wrong number in the directory',
    subjectOf: 'Wrong number in the directory: {name}',
    body: 'Company: \nRight number: \nWhere I found it: ',
    bodyOf: 'The right number is: ',
  },
  about: {
    title: 'How much to trust this list',
    read: 'Every number comes from the source shown with it. We haven’t dialed any of them. Of {total} numbers, {several} were in two or more separate sources and {single} in only one. Open an entry to see its source and date. The first five of these notes put a * by the number in print, because it’s worth double-checking; the sixth only says whose list it’s from:',
    wrong: 'Found a wrong number? {report}. We’ll check it against the company’s own page.',
    fileTitle: 'The whole list as a file',
    csv: 'CSV',
    json: 'JSON',
    files: '{csv} and {json}, at addresses that won’t change. Compiled on {day}, free for any use: {license}.',
  },
  publicFile: {
    title: 'Insurance claim phone directory',
    notice: 'We haven’t dialed any of these numbers. First check the number on your policy or insurance card.',
  },
};
