/** Words of the directory of claim phone numbers: its page and the public files. Names and numbers stand in its CSV file. */
export const directory = {
  kinds: {
    insurer: { one: 'Insurer', many: 'Insurers' },
    'state-department': { one: 'State department', many: 'State departments' },
    'residual-market': { one: 'Insurer of last resort', many: 'Insurers of last resort' },
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
    'not-claims-line': {
      label: 'not a plain claims line',
      means: 'The number is real, but the claims desk may not answer.',
    },
    'second-hand': {
      label: 'not verified with the company',
      means: 'We read it on someone else’s list or page, not the company’s own.',
    },
  },
  /** What stands behind a mark where the mark alone says too little. */
  notes: {
    'menu-differs': 'The sources agree on the number but not on the menu option.',
    'shared-center': 'The same call center as Mississippi Farm Bureau.',
    'claim-status': 'The line to check on a claim.',
    'after-hours': 'The after-hours line.',
    'general-line': 'A general line.',
    'main-office': 'The main office.',
    'passed-on': 'GEICO sells home policies that other insurers write, so they’ll transfer your call.',
    'own-policy-first': 'Call the agent or company on your flood policy first. They take the claim.',
  },
  search: {
    label: 'Search companies',
    hint: 'Try a name, initials, an old name, or part of a number. Typos are OK.',
    kind: 'Show',
    all: 'All ({count})',
    ofKind: '{kind} ({count})',
    none: 'No insurance companies found matching your search.',
    clear: 'Clear Search',
    found: { one: 'Showing {count} of {total} companies', other: 'Showing {count} of {total} companies' },
    foundFor: {
      one: 'Showing {count} of {total} companies matching “{text}”',
      other: 'Showing {count} of {total} companies matching “{text}”',
    },
  },
  row: {
    source: 'source {date}',
    undated: 'undated',
    from: 'Source: {source}',
    noDate: '(no date)',
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
    title: 'How far to trust this list',
    read: 'We read every number in the source listed with it, but we haven’t dialed any of them. Of {total} numbers, {several} appear in two or more separate sources and {single} in only one. Open an entry to see its source and date. Entries to be careful with have a mark:',
    wrong: 'Did you find a wrong number? {report}. We’ll check it against the company’s own page.',
    fileTitle: 'The whole list as a file',
    csv: 'CSV',
    json: 'JSON',
    files:
      '{csv} and {json}, at addresses that won’t change. We put the list together on {day}, and it’s free for any use: {license}.',
  },
  publicFile: {
    title: 'Insurance claim phone directory',
    notice: 'We haven’t dialed these numbers. Check the number on your policy or ID card first.',
  },
};
