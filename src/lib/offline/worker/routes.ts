import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js';
import { isHashed } from '../manifest.ts';
import { isOwnForm, isShare, postForm, storeShared } from './forms.ts';
import { integrityOf, precache } from './precache.ts';
import { pages, scope } from './scope.ts';

/** Whether an open page is of this worker's version of the site or of a newer one. Unknown once the browser has stopped the worker. */
type Version = 'own' | 'newer' | 'unknown';

const versions = new Map<string, Version>();

type ClientEvent = Partial<Pick<FetchEvent, 'clientId' | 'resultingClientId'>> | undefined;
interface FetchEvent {
  readonly clientId: string;
  readonly resultingClientId: string;
}

/** The version of the page that makes a request. */
const versionOf = (event: ClientEvent): Version => versions.get(event?.clientId ?? '') ?? 'unknown';

/** Records the version of a new page. The first response counts: a response after the timeout is not shown. */
function note(event: ClientEvent, version: Version): void {
  const page = event?.resultingClientId;
  if (page && !versions.has(page)) versions.set(page, version);
}

/**
 * Lets a strategy read the precache, under the URL that the server gives a page, and never write into it: only a whole version is
 * stored. Where there is a stored copy, an error of the server and a response that breaks off half-way count as no response.
 */
const fromPrecache: WorkboxPlugin = {
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

/** After this the stored copy is shown. */
const networkTimeoutSeconds = 3;
const monthSeconds = 30 * 86_400;

/** Requests that may fail silently offline, such as counters. */
const silent = (handlerDidError: () => Promise<Response>) => new NetworkOnly({ plugins: [{ handlerDidError }] });
const noContent = async () => new Response(null, { status: 204 });
const emptyObject = async () => Response.json({});

const precacheFallback = { cacheName: precache.strategy.cacheName, networkTimeoutSeconds };
const page = new NetworkFirst({
  ...precacheFallback,
  plugins: [fromPrecache, { handlerDidError: ({ request }) => offlinePage(request.url) }],
});
const data = new NetworkFirst({ ...precacheFallback, plugins: [fromPrecache] });
const newerData = new NetworkOnly();

/** Assets that are not in the precache, such as those of a version that is newer than the stored one. */
const asset = new CacheFirst({
  cacheName: 'assets',
  plugins: [
    new ExpirationPlugin({ maxEntries: 100, maxAgeSeconds: monthSeconds, purgeOnQuotaError: true }) as WorkboxPlugin,
  ],
});

/**
 * Registers which requests the worker answers, and how. Data that has no hash in its URL, such as the search index, comes from the version of
 * its page: from the precache for a page of this worker's version, from the network alone for a page of a newer one.
 */
export function registerRoutes(): void {
  const own = ({ sameOrigin, url }: RouteMatchCallbackOptions, path: RegExp) => sameOrigin && path.test(url.pathname);
  registerRoute((to) => own(to, /^\/api\/count$/), silent(noContent), 'POST');
  registerRoute(isOwnForm, postForm, 'POST');
  registerRoute(isShare, storeShared, 'POST');
  registerRoute((to) => own(to, /^\/functions\//), silent(emptyObject));
  registerRoute((to) => to.request.mode === 'navigate' && own(to, /^(?!\/(api|functions|inbox)\/)/), page);
  registerRoute(isData, dataFor);
  registerRoute(new PrecacheRoute(precache));
  // Photos of the owner's inbox are never stored.
  const isImage = (to: RouteMatchCallbackOptions) => to.request.destination === 'image' && own(to, /^(?!\/inbox\/)/);
  registerRoute((to) => own(to, /^\/_astro\//) || isImage(to), asset);
}

const isData = ({ sameOrigin, url }: RouteMatchCallbackOptions) =>
  sameOrigin && !isHashed(url.pathname) && precache.getCacheKeyForURL(url.pathname) !== undefined;

async function dataFor(options: RouteHandlerCallbackOptions): Promise<Response> {
  const version = versionOf(options.event);
  if (version === 'newer') return newerData.handle(options);
  const stored = version === 'own' && (await precache.matchPrecache(options.request.url));
  return stored || data.handle(options);
}

/** The stored offline page, in the language of the URL or, if that is not stored, in another. */
async function offlinePage(url: string): Promise<Response | undefined> {
  for (const { offline } of byPrefix(new URL(url).pathname)) {
    const stored = await precache.matchPrecache(offline);
    if (stored) return new Response(stored.body, { status: 503, headers: stored.headers });
  }
  return undefined;
}

/** Languages, that of a path first: the longest matching prefix. */
function byPrefix(pathname: string) {
  const match = ({ prefix }: { readonly prefix: string }) =>
    `${pathname}/`.startsWith(`${prefix}/`) ? prefix.length : -1;
  return Object.entries(pages)
    .map(([language, own]) => ({ language, ...own }))
    .sort((one, other) => match(other) - match(one));
}

/** Languages of the open pages. */
export async function openLanguages(): Promise<readonly string[]> {
  const clients = await scope.clients.matchAll({ includeUncontrolled: true });
  return [...new Set(clients.flatMap(({ url }) => byPrefix(new URL(url).pathname)[0]?.language ?? []))];
}
