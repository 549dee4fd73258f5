import { createHash } from 'node:crypto';
import { editionAddress, type Newest, newestAddress, packFolder, pageHeadsAddress } from '#contract/kept.ts';
import { type Edition, isPage, type KeptFile, nameOf } from '../edition.ts';

/** One state of a small site: its edition, and what its server sends by address. */
export interface Site {
  readonly edition: Edition;
  readonly bodies: Readonly<Record<string, string>>;
}

/** What every file weighs, and the pack of the rest: less than its pages one by one. */
const bytes = 100;
const packBytes = 150;

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** The tag with which the server sends a page. */
export const tagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 11)}"`;

/** The site in certain words: a page of danger and what there is without a signal come first, then the rest and its pack. */
export async function siteIn(words: string): Promise<Site> {
  const page = (name: string) => `<html><h1>${name}</h1><p>${words}</p></html>`;
  const first = { '/danger': page('Danger'), '/no-signal': page('No signal') };
  const rest = { '/about': page('About'), '/search': page('Search'), '/words.json': JSON.stringify({ words }) };
  const pages = Object.fromEntries(Object.entries(rest).filter(([url]) => isPage({ url })));
  const pack = JSON.stringify(pages);
  const packUrl = `${packFolder}/en-rest.json`;
  const held = {
    sets: { 'en-first': filesOf(first), 'en-rest': filesOf({ ...rest, '/_astro/same.js': script }) },
    packs: { 'en-rest': { url: packUrl, hash: hashOf(pack), bytes: packBytes } },
    filled: ['/search'],
  };
  const text = JSON.stringify(held);
  const id = await nameOf(text);
  const heads = Object.entries(pages).map(([url, body]) => [url, { etag: tagOf(body) }]);
  const newest: Newest = {
    edition: id,
    phone: { dial: '+15125550100', display: '(512) 555-0100' },
    urgent: { '/danger': hashOf(first['/danger']) },
  };
  const ofServer = {
    [editionAddress]: text,
    [newestAddress]: JSON.stringify(newest),
    [pageHeadsAddress]: JSON.stringify(Object.fromEntries(heads)),
    [packUrl]: pack,
  };
  return { edition: { id, ...held }, bodies: { ...first, ...rest, '/_astro/same.js': script, ...ofServer } };
}

const script = 'same=1';

const filesOf = (bodies: Readonly<Record<string, string>>): readonly KeptFile[] =>
  Object.entries(bodies).map(([url, body]) => ({ url, hash: hashOf(body), bytes }));
