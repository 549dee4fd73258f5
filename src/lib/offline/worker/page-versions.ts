import type { WorkboxPlugin } from 'workbox-core/types.js';
import { integrityOf, precache } from './precache.ts';

/** Whether an open page is of this worker's version of the site or of a newer one. Unknown once the browser has stopped the worker. */
type Version = 'own' | 'newer' | 'unknown';

const versions = new Map<string, Version>();

type ClientEvent = Partial<Pick<FetchEvent, 'clientId' | 'resultingClientId'>> | undefined;
interface FetchEvent {
  readonly clientId: string;
  readonly resultingClientId: string;
}

/** The version of the page that makes a request. */
export const versionOf = (event: ClientEvent): Version => versions.get(event?.clientId ?? '') ?? 'unknown';

/** The first answer counts: what the network sends after its time is over is not shown. */
function note(event: ClientEvent, version: Version): void {
  const page = event?.resultingClientId;
  if (page && !versions.has(page)) versions.set(page, version);
}

/**
 * Lets a strategy read the precache, under the URL that the server gives a page, and never write into it: only a whole version is
 * stored. Where there is a stored copy, an error of the server and a response that breaks off half-way count as no response.
 */
export const fromPrecache: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url) ?? request,
  cacheWillUpdate: async () => null,
  cachedResponseWillBeUsed: async ({ event, cachedResponse }) => {
    if (cachedResponse) note(event as ClientEvent, 'own');
    return cachedResponse;
  },
  fetchDidSucceed: async ({ event, request, response }) => {
    const key = keyOf(request.url);
    if (!key || !(await precache.matchPrecache(plainPath(request.url)))) return response;
    if (response.status >= 500) throw new Error(`status ${response.status}`);
    const hash = await integrityOf(await response.clone().arrayBuffer());
    note(event as ClientEvent, hash === precache.getIntegrityForCacheKey(key) ? 'own' : 'newer');
    return response;
  },
};

const keyOf = (url: string) => precache.getCacheKeyForURL(plainPath(url));

/** The path as the links of the site spell it. */
function plainPath(url: string): string {
  const path = new URL(url).pathname.toLowerCase().replace(/\/{2,}/g, '/');
  return path.replace(/(\/index)?\.html$/, '').replace(/\/$/, '') || '/';
}
