import type { Source } from './source.ts';

/** The region: floods, rivers and people. */
export const centralTexasSources = {
  'twri-flash-flood-alley': {
    organisation: 'Texas Water Resources Institute',
    title: 'Do you live in Flash Flood Alley? (2016)',
    url: 'http://twri.tamu.edu/publications/txh2o/fall-2016/do-you-live-in-flash-flood-alley',
    read: '2026-11-21',
  },
  'wikipedia-comal': {
    organisation: 'Wikipedia',
    title: 'Comal County, Texas',
    url: 'https://en.wikipedia.org/wiki/Comal_County,_Texas',
    read: '2026-11-21',
  },
  'usde-1998': {
    organisation: 'US Deadly Events',
    title: '1998: Flash Floods, Hill Country of Central Texas',
    url: 'https://usdeadlyevents.com/1998-oct-17-18-flash-floods-hill-country-of-central-texas-29',
    read: '2026-11-21',
  },
  'usatoday-2002': {
    organisation: 'USA Today (22 July 2002), copy',
    title: 'Nature takes hard swing at Texas',
    url: 'http://www.timism.com/GlobalDying/RecordsNew/!R-Floods/TexaFloods020722USAToday.htm',
    read: '2026-11-21',
  },
  'community-alert-2002': {
    organisation: 'Community Alert (Herald-Zeitung copy)',
    title: 'Comal County Flood of 2002: 20 Years Later',
    url: 'https://hamlinemidwayhistory.org/comal-county-flood-of-2002-20-years-later-community-alert/',
    read: '2026-11-21',
  },
  'kut-2025': {
    organisation: 'KUT/Texas Public Radio',
    title: 'Live updates, Guadalupe River flood (8 July 2025)',
    url: 'https://www.kut.org/2025-07-08/live-updates-at-least-94-people-died-in-guadalupe-river-flood-at-least-22-more-in-central-texas-floods',
    read: '2026-11-21',
  },
  'kxan-languages': {
    organisation: 'KXAN, after Census Bureau',
    title: 'Census Bureau estimates 1 in 3 Texans speak a language other than English at home',
    url: 'https://cw39.com/news/texas/census-bureau-estimates-1-in-3-texans-speak-a-language-other-than-english-at-home/',
    read: '2026-11-21',
  },
} as const satisfies Record<string, Source>;
