import type { Source } from './source.ts';

/** Where the lines of the map come from. */
export const placeSources = {
  'us-atlas': {
    organisation: 'U.S. Atlas, after the U.S. Census Bureau',
    title: 'U.S. Atlas TopoJSON, version 3.0.1',
    url: 'https://github.com/topojson/us-atlas',
    rank: 'press',
    pageDate: null,
    copyRead: '2026-11-22',
    storedCopy: true,
  },
} as const satisfies Record<string, Source>;
