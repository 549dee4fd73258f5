import type { Source } from './source.ts';

/** Who certifies, licenses or trains the people of the trade, and what a video host does when a player loads. */
export const credentialSources = {
  'iicrc-wrt-asd': {
    organisation: 'IICRC',
    title: 'Water Extraction Requires A Special Skill Set And Knowledge',
    url: 'http://www.iicrc.org/water-extraction-requires-special-skill-set-and-knowledge-a-114.html',
    rank: 'standard',
    pageDate: null,
    copyRead: '2026-11-21',
    storedCopy: true,
  },
  'tdlr-mold-company': {
    organisation: 'Texas Department of Licensing and Regulation',
    title: 'Apply for a New Mold Assessment or Remediation Company License',
    url: 'https://www.tdlr.texas.gov/mld/mldcom-apply.htm',
    rank: 'authority',
    pageDate: null,
    copyRead: '2026-11-21',
    storedCopy: true,
  },
  'specifier-thermography': {
    organisation: 'The Construction Specifier',
    title: 'Investigating Sheathing Durability: Professional organizations, standard practices, and operator training',
    url: 'https://www.constructionspecifier.com/investigating-sheathing-durability-professional-organizations-standard-practices-and-operator-training/',
    rank: 'trade',
    pageDate: null,
    copyRead: '2026-11-21',
    storedCopy: true,
  },
  'osha-outreach-card': {
    organisation: 'US Occupational Safety and Health Administration',
    title: 'Frequently asked questions: the OSHA card',
    url: 'https://www.osha.gov/node/55206',
    rank: 'authority',
    pageDate: null,
    copyRead: '2026-11-21',
    storedCopy: true,
  },
} as const satisfies Record<string, Source>;
