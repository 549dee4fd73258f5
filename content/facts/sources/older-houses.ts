import type { Source } from './source.ts';

/** What older houses were built with, and what comes into them with a flood. */
export const olderHousesSources = {
  'unlv-osha-asbestos': {
    organisation: 'University of Nevada, Las Vegas, after OSHA 29 CFR 1910.1001',
    title: 'Asbestos Locations: presumed asbestos-containing materials',
    url: 'https://unlv.edu/rms/environmental-and-lab/asbestos-locations',
    rank: 'authority',
    pageDate: null,
    copyRead: '2026-11-22',
    storedCopy: true,
  },
  'healthy-homes-tile': {
    organisation: 'Healthy Homes',
    title: 'Are all 9×9 tiles asbestos? (2020)',
    url: 'https://healthyhomesinc.com/2020/06/04/are-all-9x9-tiles-asbestos',
    rank: 'trade',
    pageDate: '2020-06-04',
    copyRead: '2026-11-22',
    storedCopy: true,
  },
  'epa-vermiculite': {
    organisation: 'EPA and Agency for Toxic Substances and Disease Registry',
    title: 'Current Best Practices for Vermiculite Attic Insulation (2003)',
    url: 'https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P1005J87.txt',
    rank: 'authority',
    pageDate: '2003-05',
    copyRead: '2026-11-22',
    storedCopy: true,
  },
  'agrilife-fire-ants': {
    organisation: 'Texas A&M AgriLife Extension, ER-043 (copy)',
    title: 'Flooding and Fire Ants: Protecting Yourself and Your Family (2008)',
    url: 'https://vdocuments.site/flooding-and-fire-ants-texas-am-agrilife-ant-baits-should-not-be-used-immediately.html',
    rank: 'authority',
    pageDate: '2008-08',
    copyRead: '2026-11-22',
    storedCopy: true,
  },
  'chron-flood-animals': {
    organisation: 'Houston Chronicle, after Texas A&M AgriLife (copy)',
    title: 'Watch out for floating fire ants and snakes (2019)',
    url: 'http://buffalobrewpub.ca/orange/0a971180aka08/',
    rank: 'press',
    pageDate: '2019',
    copyRead: '2026-11-22',
    storedCopy: true,
  },
} as const satisfies Record<string, Source>;
