import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { type GroupName, isHashed, type ManifestEntry } from '../manifest.ts';
import type { GroupStatus, StatusByGroup } from '../messages.ts';
import { type ExtendableEvent, manifest } from './scope.ts';

/** Files of this version by URL. Which of them are stored depends on the groups that were downloaded. */
export const precache = new PrecacheController();

const groupNames = Object.keys(manifest) as GroupName[];
const filesOf = (group: GroupName) => manifest[group]?.files ?? [];
const integrityFrom = (hash: string) => `sha256-${hash}`;

precache.addToCacheList(
  [...new Map(groupNames.flatMap(filesOf))].map(([url, hash]) => ({
    url,
    revision: isHashed(url) ? null : hash.slice(0, 16),
    integrity: integrityFrom(hash),
  })),
);

/** The integrity of a body, as the manifest has it. */
export async function integrityOf(body: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body);
  return integrityFrom(btoa(String.fromCharCode(...new Uint8Array(digest))));
}

/** The precache keeps few connections busy, so that the page on screen gets the rest. */
const parallel = 3;
const lockName = 'offline-download';
const aborted = new AbortController();

/**
 * Downloads what is missing of these groups. Every file is checked against its hash: a login page of a hotel's network, half a
 * file or a file of a newer version is never stored. Rejects at the first file that fails; what was stored until then stays.
 */
export function download(groups: readonly GroupName[], event: ExtendableEvent): Promise<void> {
  const { locks }: { readonly locks?: LockManager } = navigator;
  return locks ? locks.request(lockName, () => storeAll(groups, event)) : storeAll(groups, event);
}

async function storeAll(groups: readonly GroupName[], event: ExtendableEvent): Promise<void> {
  const stored = await storedKeys();
  const missing = [...new Map(groups.flatMap(filesOf))].filter(([url]) => !stored.has(keyOf(url)));
  const worker = async () => {
    for (let file = missing.shift(); file; file = missing.shift()) await store(file, event);
  };
  await Promise.all(Array.from({ length: parallel }, worker));
}

async function store([url, hash]: ManifestEntry, event: ExtendableEvent): Promise<void> {
  aborted.signal.throwIfAborted();
  const integrity = integrityFrom(hash);
  const request = new Request(url, {
    integrity,
    cache: isHashed(url) ? 'default' : 'reload',
    credentials: 'same-origin',
    signal: aborted.signal,
  });
  const params = { cacheKey: keyOf(url), integrity };
  await Promise.all(precache.strategy.handleAll({ event: event as never, request, params }));
}

const keyOf = (url: string): string => precache.getCacheKeyForURL(url) ?? '';

/** Keys in the cache. A cache that was deleted is not opened: that would create an empty one. */
async function storedKeys(): Promise<ReadonlySet<string>> {
  const { cacheName } = precache.strategy;
  if (!(await caches.has(cacheName))) return new Set();
  const requests = await (await caches.open(cacheName)).keys();
  return new Set(requests.map(({ url }) => url));
}

/** Groups of which a file is stored, in this version or an older one. Files that several groups share tell nothing. */
export async function wantedGroups(): Promise<readonly GroupName[]> {
  const stored = new Set([...(await storedKeys())].map((key) => new URL(key).pathname));
  const urls = groupNames.flatMap((group) => filesOf(group).map(([url]) => url));
  const isOfOne = (url: string) => urls.indexOf(url) === urls.lastIndexOf(url);
  return groupNames.filter((group) =>
    filesOf(group).some(([url]) => !isHashed(url) && stored.has(url) && isOfOne(url)),
  );
}

export async function statusByGroup(): Promise<StatusByGroup> {
  const stored = await storedKeys();
  const entries = groupNames.map(async (group) => [group, await statusOf(group, stored)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

async function statusOf(group: GroupName, stored: ReadonlySet<string>): Promise<GroupStatus> {
  const files = filesOf(group);
  const [first] = files;
  const count = files.filter(([url]) => stored.has(keyOf(url))).length;
  const date = first && count > 0 && (await precache.matchPrecache(first[0]))?.headers.get('date');
  return {
    bytes: manifest[group]?.bytes ?? 0,
    stored: files.length > 0 ? count / files.length : 1,
    ...(date && { storedAt: Date.parse(date) }),
  };
}

/** Deletes every cache of this origin. Downloads that run are ended first: they would create one again. */
export async function removeAll(): Promise<void> {
  aborted.abort();
  const { locks }: { readonly locks?: LockManager } = navigator;
  await locks?.request(lockName, () => undefined);
  await deleteCaches(await caches.keys());
}

/** The caches of the site's first service worker. */
const oldCaches = ['kept-files', 'kept-notes'];

export const deleteOldCaches = (): Promise<void> => deleteCaches(oldCaches);

async function deleteCaches(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => caches.delete(name)));
}
