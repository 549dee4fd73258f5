import type { Fact } from './fact.ts';

/** Where things lie. */
export const placeFacts = {
  'county-lines': {
    status: 'B',
    matter: 'other',
    says: 'The lines of the counties in the cartographic boundary files of the U.S. Census Bureau, 2017 edition, simplified.',
    sources: ['us-atlas'],
  },
} as const satisfies Record<string, Fact>;
