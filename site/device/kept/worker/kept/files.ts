import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { bytesOf, type Edition, isNamedByContent, type KeptFile, type SetName } from '../../edition.ts';
import type { LastingEvent } from '../scope.ts';
import { patienceFor } from './patience.ts';

/** Where the files of every edition lie, each under its address and what it holds. */
const cacheName = 'kept-files';

/** So many files come at once: on a line of long ways one alone would take minutes, and all of them the line from the reader. */
const lanes = 3;

/** What becomes known while a set is filled: bytes that are there, of all. */
export type Progress = (done: number, all: number) => void;

/** In letters that an address takes as they are: Workbox writes them into one, and so does `keyOf`. */
const revisionOf = ({ url, hash }: KeptFile) =>
  isNamedByContent(url) ? null : hash.slice(0, 16).replaceAll('+', '-').replaceAll('/', '_');

const pathOf = ({ url }: Request) => new URL(url).pathname;

function controllerOf(files: readonly KeptFile[], arrived: (url: string) => void): PrecacheController {
  const weights = new Map(files.map(({ url, bytes }) => [url, bytes]));
  const controller = new PrecacheController({
    cacheName,
    fallbackToNetwork: false,
    plugins: [
      {
        requestWillFetch: async ({ request }) =>
          new Request(request, { signal: patienceFor(weights.get(pathOf(request)) ?? 0) }),
        cacheDidUpdate: async ({ request }) => arrived(pathOf(request)),
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
          if (cachedResponse) arrived(pathOf(request));
          return cachedResponse;
        },
      },
    ],
  });
  controller.addToCacheList(
    files.map((file) => ({ url: file.url, revision: revisionOf(file), integrity: `sha256-${file.hash}` })),
  );
  return controller;
}

/**
 * Fetches what of these files is not there. Rejects at the first that cannot be had whole and of this edition: a line that
 * is gone, a page of somebody's network in place of ours, a server that has moved on, a device that is full.
 */
export async function fill(files: readonly KeptFile[], event: LastingEvent, progress: Progress = () => undefined) {
  const sizes = new Map(files.map(({ url, bytes }) => [url, bytes]));
  const all = bytesOf(files);
  let done = 0;
  const arrived = (url: string) => {
    done += sizes.get(url) ?? 0;
    sizes.delete(url);
    progress(done, all);
  };
  // Workbox fills on this event alone, and fetches one file after the other; ours also fills when a page asks for it.
  const install = { type: 'install', waitUntil: (work: Promise<unknown>) => event.waitUntil(work) } as never;
  const shares = Array.from({ length: lanes }, (_, lane) => files.filter((_file, at) => at % lanes === lane));
  await Promise.all(shares.map((share) => controllerOf(share, arrived).install(install)));
}

const keyOf = (file: KeptFile): string => {
  const revision = revisionOf(file);
  return new URL(revision ? `${file.url}?__WB_REVISION__=${revision}` : file.url, location.origin).href;
};

/** The file of an edition that stands at an address, if there is such an edition and it has one there. */
export function fileAt(edition: Edition | undefined, url: string): KeptFile | undefined {
  for (const files of Object.values(edition?.sets ?? {})) {
    const file = files.find((one) => one.url === url);
    if (file) return file;
  }
  return undefined;
}

/** What is kept of a file; undefined where the browser has thrown it away, or it was never fetched. */
export async function keptOf(file: KeptFile): Promise<Response | undefined> {
  return caches.match(keyOf(file), { cacheName });
}

/** Whether what the server sent is a page of an edition: its tag begins with the page's hash. */
export function isSame(answer: Response, { hash }: KeptFile): boolean {
  const tag = answer.headers.get('etag')?.replace(/^W\/|"/g, '') ?? '';
  const own = hash.replaceAll('+', '-').replaceAll('/', '_').slice(0, 11);
  return tag.startsWith(own);
}

/**
 * Keeps what came of a file while a page asked for it, unless half of it came, or all was taken away meanwhile. A device that is
 * full only loses this comfort.
 */
export async function keepAnswer(file: KeptFile, answer: Response): Promise<void> {
  try {
    if (!(await isWhole(file, answer.clone())) || !(await caches.has(cacheName))) return;
    const cache = await caches.open(cacheName);
    await cache.put(keyOf(file), answer);
  } catch {}
}

async function isWhole({ hash }: KeptFile, answer: Response): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer());
  return hash === btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** Makes the place where files lie, before the first of them comes. */
export const openFiles = (): Promise<Cache> => caches.open(cacheName);

/** The sets of an edition of which every file is there. */
export async function wholeSets(edition: Edition): Promise<readonly SetName[]> {
  // To open one that was taken away would leave an empty one behind.
  const kept = (await caches.has(cacheName)) ? await (await caches.open(cacheName)).keys() : [];
  const there = new Set(kept.map(({ url }) => url));
  const names = Object.keys(edition.sets) as SetName[];
  return names.filter((name) => (edition.sets[name] ?? []).every((file) => there.has(keyOf(file))));
}

/** Throws away every file that is in none of these. */
export async function keepOnly(files: readonly KeptFile[]): Promise<void> {
  // To open one that was taken away would leave an empty one behind.
  if (!(await caches.has(cacheName))) return;
  const cache = await caches.open(cacheName);
  const wanted = new Set(files.map(keyOf));
  const others = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(others.map((request) => cache.delete(request)));
}

/** Forgets everything. */
export const forgetFiles = () => caches.delete(cacheName);
