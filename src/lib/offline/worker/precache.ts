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

/** Parallel downloads: few, so that the page on screen gets most of the bandwidth. */
const parallel = 3;
const lockName = 'offline-download';
const aborted = new AbortController();

/**
 * Downloads the missing files of these groups. Every file is checked against its hash: a captive portal's page, half a
 * file or a file of another version is never stored. Rejects at the first failure; files stored until then stay.
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

/** Groups that were downloaded, whole or in part, in this version or an older one: an update includes them. */
export async function wantedGroups(): Promise<readonly GroupName[]> {
  const paths = pathsOf(await storedKeys());
  return groupNames.filter((group) => isBegun(group, paths));
}

const pathsOf = (keys: ReadonlySet<string>) => new Set([...keys].map((key) => new URL(key).pathname));

/** Shared files and assets do not count: other groups and open pages store them too. */
function isBegun(group: GroupName, paths: ReadonlySet<string>): boolean {
  const others = new Set(groupNames.filter((other) => other !== group).flatMap((other) => filesOf(other).map(urlOf)));
  return filesOf(group).some(([url]) => !isHashed(url) && paths.has(url) && !others.has(url));
}

const urlOf = ([url]: ManifestEntry) => url;

export async function statusByGroup(): Promise<StatusByGroup> {
  const keys = await storedKeys();
  const entries = groupNames.map(async (group) => [group, await statusOf(group, keys)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

async function statusOf(group: GroupName, keys: ReadonlySet<string>): Promise<GroupStatus> {
  const files = filesOf(group);
  const bytes = manifest[group]?.bytes ?? 0;
  if (!isBegun(group, pathsOf(keys))) return { bytes, stored: 0 };
  const stored = files.filter(([url]) => keys.has(keyOf(url))).length / files.length;
  const page = files.find(([url]) => !isHashed(url) && keys.has(keyOf(url)));
  const date = page && (await precache.matchPrecache(urlOf(page)))?.headers.get('date');
  return { bytes, stored, ...(date && { storedAt: Date.parse(date) }) };
}

/** Deletes every cache of this origin, after aborting downloads that would create one again. */
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
