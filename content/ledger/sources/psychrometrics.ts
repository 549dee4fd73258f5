import type { Source } from './source.ts';

/** The physics of moist air, and the ground under the service towns. */
export const psychrometricSources = {
  'psychrolib-library': {
    organisation: 'PsychroLib contributors, after ASHRAE Handbook Fundamentals 2017, chapter 1',
    title: 'PsychroLib, a library of psychrometric functions, version 2.5.0',
    url: 'https://github.com/psychrometrics/psychrolib',
    read: '2026-11-21',
  },
  'vaisala-formulas': {
    organisation: 'Vaisala',
    title: 'HMT330 user guide, appendix: calculation formulas',
    url: 'https://www.manualshelf.com/manual/vaisala/hmt330/user-guide-english/page-198.html',
    read: '2026-11-21',
  },
  'wmo-humidity': {
    organisation: 'World Meteorological Organization, copy',
    title: 'Guide to Instruments and Methods of Observation, chapter 4: humidity',
    url: 'https://www.scribd.com/doc/78453576/Chapter-4',
    read: '2026-11-21',
  },
  'engineersedge-atmosphere': {
    organisation: 'Engineers Edge, after ASHRAE and NASA',
    title: 'Standard Atmospheric Data for Altitude and Temperature for U.S.',
    url: 'https://engineersedge.com/calculators/standard_atmospheric_data_15729.htm',
    read: '2026-11-21',
  },
  'wikipedia-elevations': {
    organisation: 'Wikipedia, citing USGS GNIS',
    title: 'New Braunfels, Texas, and the pages of the seven other towns',
    url: 'https://en.wikipedia.org/wiki/New_Braunfels,_Texas',
    read: '2026-11-21',
  },
  'mica-grain-depression': {
    organisation: 'CoreLogic Mitigate support',
    title: 'Grain Depression Calculations in MICA',
    url: 'https://corelogic.freshdesk.com/support/solutions/articles/151000200284-grain-depression-calculations-in-mica',
    read: '2026-11-21',
  },
  'candr-open-drying': {
    organisation: 'C&R Magazine',
    title: 'Monetizing Open Drying Systems',
    url: 'https://www.candrmagazine.com/monetizing-open-drying-systems/',
    read: '2026-11-21',
  },
  'candr-unimportance': {
    organisation: 'C&R Magazine',
    title: 'The (Un)Importance of Grain Depression in Getting Paid',
    url: 'https://candrmagazine.com/the-unimportance-of-grain-depression-in-getting-paid/',
    read: '2026-11-21',
  },
  'reets-late-dehumidifiers': {
    organisation: 'Reets Drying Academy',
    title: 'How to Get Paid for Dehumidifiers Late in a Project',
    url: 'https://reetsdryingacademy.com/blog/how-to-get-paid-for-dehumidifiers-late-in-a-project',
    read: '2026-11-21',
  },
} as const satisfies Record<string, Source>;
