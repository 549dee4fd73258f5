import type { Fact } from './fact.ts';

/** What browsers do with what a site keeps in them. */
export const browserFacts = {
  'browser-clears-storage': {
    status: 'A',
    matter: 'other',
    says: 'Chrome keeps the files of a site for as long as there is room. When the device runs short, it takes away everything of the sites that were used longest ago. Clearing the history with its data takes it away too.',
    sources: ['chromium-service-worker'],
  },
  'private-window-memory': {
    status: 'A',
    matter: 'other',
    says: 'In an incognito window what a site keeps is only in memory, and goes when the windows close.',
    sources: ['chromium-service-worker'],
  },
  'safari-seven-days': {
    status: 'B',
    matter: 'other',
    says: 'Safari deletes all that scripts have stored for a site, service workers among it, after seven days in which Safari was used and the site was not visited. A visit starts the count anew. A site on the home screen is not counted with Safari.',
    sources: ['adactio-safari-storage'],
  },
} as const satisfies Record<string, Fact>;
