import type { Fact } from './fact.ts';

/** The region: floods and people. */
export const centralTexasFacts = {
  'flash-flood-alley': {
    status: 'B',
    matter: 'other',
    says: 'Flash Flood Alley follows the Balcones Escarpment from about Waco south to Uvalde; the escarpment runs through Comal County. Gulf moisture meets the hills and the ground sheds water fast, giving some of the highest flood discharge per drainage area in the country.',
    sources: ['twri-flash-flood-alley', 'wikipedia-comal'],
  },
  'flood-1998': {
    status: 'A',
    matter: 'other',
    says: 'October 1998: 29 deaths across Texas in the 17-19 October floods, among them 11 in Bexar, 5 in Guadalupe and 4 in Comal counties; most were in vehicles.',
    sources: ['usde-1998'],
  },
  'flood-2002': {
    status: 'A',
    matter: 'other',
    says: 'July 2002: up to 30 inches fell in the Hill Country; Canyon Dam spilled for the first time on 4 July, peaking at 69,300 cubic feet a second on 6 July; about $1 billion in losses and heavy damage along the Guadalupe and Comal rivers.',
    sources: ['usatoday-2002', 'community-alert-2002'],
  },
  'flood-2025': {
    status: 'A',
    matter: 'other',
    says: 'July 2025: by 8 July officials counted at least 109 deaths in central Texas floods since 4 July, 94 of them in the Guadalupe River flood. This is the count on that date, not the final total.',
    sources: ['kut-2025'],
  },
  'spanish-at-home': {
    status: 'A',
    matter: 'other',
    says: '34% of people in Bexar County speak Spanish at home, against 28.5% statewide (2018-2022 estimates).',
    sources: ['kxan-languages'],
  },
} as const satisfies Record<string, Fact>;
