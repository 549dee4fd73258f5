import type { Source } from './source.ts';

/** What browsers do with what a site keeps in them. */
export const browserSources = {
  'chromium-service-worker': {
    organisation: 'The Chromium project, which makes the engine of Chrome and Edge',
    title: 'Service Worker: storage, eviction, incognito windows',
    url: 'https://chromium.googlesource.com/chromium/src/+/2fc0b5e3a1a7b2ce190e2ed5ca1516c55f444bed/content/browser/service_worker',
    rank: 'standard',
    pageDate: '2018-08',
    copyRead: '2026-11-24',
    storedCopy: true,
  },
  'adactio-safari-storage': {
    organisation: 'Jeremy Keith, who writes about browsers, on the announcement of WebKit',
    title: 'Apple’s attack on service workers',
    url: 'https://dev.to/adactio/apple-s-attack-on-service-workers-5fj5',
    rank: 'press',
    pageDate: '2020-03',
    copyRead: '2026-11-24',
    storedCopy: true,
  },
} as const satisfies Record<string, Source>;
