import path from 'node:path';
import { expect, test } from 'vitest';
import { languageCodes, languages, pathOf } from '#content/i18n/languages.ts';
import { offlineManifest, onlinePages } from '#src/lib/offline/build/offline-manifest.ts';
import { groupsOf } from '#src/lib/offline/manifest.ts';
import { listedPages } from '#src/lib/routes/page.ts';
import { builtFile } from './built-site.ts';

const dist = path.join(import.meta.dirname, '../../dist');
const manifest = offlineManifest(dist);
const complete = languageCodes.filter((code) => languages[code].complete);
const urlsOf = (group: string) => (manifest[group]?.files ?? []).map(([url]) => url);
const urlsIn = (language: string) => groupsOf(language).flatMap(urlsOf);

test.each(complete)('%s: an emergency has its pages first', (language) => {
  const wanted = [
    '/guides/emergency-checklist',
    '/guides/sleeping-in-water-damaged-home',
    '/damage-assessment',
    '/insurance-directory',
    '/no-signal',
  ];
  const [essentials] = groupsOf(language);
  expect(urlsOf(essentials)).toEqual(expect.arrayContaining(wanted.map((name) => pathOf(language, name))));
});

test.each(complete)('%s: every page of the site map and the search index are included, each file once', (language) => {
  const urls = urlsIn(language);
  const left = onlinePages.map((name) => pathOf(language, name));
  const listed = listedPages(language).map((page) => page.path);
  expect(urls).toEqual(expect.arrayContaining(listed.filter((url) => !left.includes(url))));
  expect(urls).toContain(`/search/${language}.json`);
  expect(urls.filter((url) => url.endsWith('.woff2')).length).toBeGreaterThan(0);
  expect(new Set(urls).size).toBe(urls.length);
});

test.each(complete)('%s: no page or index of another language is included', (language) => {
  const others = complete.filter((code) => code !== language);
  const strays = urlsIn(language).filter((url) =>
    others.some((code) => url.startsWith(`${languages[code].prefix || `/${code}`}/`) || url === `/search/${code}.json`),
  );
  expect(strays).toEqual([]);
});

test('what makes files of a record is a group of its own, and printed files are downloaded on demand', () => {
  expect(urlsOf('documents')).toEqual(expect.arrayContaining(['/record-papers/text.ttf', '/record-papers/bold.ttf']));
  expect(complete.flatMap(urlsIn).filter((url) => /record-papers|\.pdf$/.test(url))).toEqual([]);
  for (const language of complete)
    expect(urlsOf(`${language}-downloads`).some((url) => url.endsWith('.pdf'))).toBe(true);
});

test('the service worker that was built has the manifest of the finished files', () => {
  const worker = builtFile('/sw.js').toString('utf8');
  const hashes = Object.values(manifest).flatMap(({ files }) => files.map(([, hash]) => hash));
  expect(hashes.filter((hash) => !worker.includes(hash))).toEqual([]);
});
