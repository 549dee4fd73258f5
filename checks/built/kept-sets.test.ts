import { createHash } from 'node:crypto';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Language, languageCodes, languages, pathOf } from '#content/languages.ts';
import { listedPages } from '#site/frame/page.ts';
import { needsLine } from '#site/kept/build/sets.ts';
import { readEdition } from '#site/kept/build/write-edition.ts';
import { type Edition, setsOf } from '#site/kept/edition.ts';
import { builtFile } from './built-site.ts';

const edition: Edition = readEdition(path.join(import.meta.dirname, '../../dist'));
const complete = languageCodes.filter((code) => languages[code].complete);
const filesOf = (name: string) => edition.sets[name] ?? [];
const bytesOf = (name: string) => filesOf(name).reduce((sum, { bytes }) => sum + bytes, 0);
/** A public address stands in the head and the data block of each page: some 8 kB of a language, not there in a build without. */
const unaddressed = process.env.SITE_URL ? 0 : 10_000;
const asked = (language: Language) => setsOf(language).flatMap(filesOf);

test.each(complete)(
  '%s: what an emergency asks for weighs 250 kB at most, and all that is kept unasked 1 MB',
  (language) => {
    const [first, rest] = setsOf(language).map(bytesOf);
    expect(first).toBeGreaterThan(100_000);
    expect(first).toBeLessThanOrEqual(250_000);
    expect((first ?? 0) + (rest ?? 0)).toBeLessThanOrEqual(1_000_000 - unaddressed);
  },
);

test.each(complete)('%s: an emergency has its pages', (language) => {
  const urls = filesOf(setsOf(language)[0]).map(({ url }) => url);
  const wanted = [
    '/guides/emergency-checklist',
    '/guides/sleeping-in-water-damaged-home',
    '/damage-assessment',
    '/insurance-directory',
    '/no-signal',
  ];
  expect(urls).toEqual(expect.arrayContaining(wanted.map((name) => pathOf(language, name))));
});

test.each(complete)('%s: every page that is listed is kept, with what it asks for, and each file once', (language) => {
  const urls = asked(language).map(({ url }) => url);
  const left = needsLine.map((name) => pathOf(language, name));
  const listed = listedPages(language).map((page) => page.path);
  expect(urls).toEqual(expect.arrayContaining(listed.filter((url) => !left.includes(url))));
  expect(urls).toEqual(expect.arrayContaining([`/search/${language}.json`, `/record-words/${language}.json`]));
  expect(new Set(urls).size).toBe(urls.length);
});

test.each(complete)('%s: no file of the other language is among them', (language) => {
  const others = complete.filter((code) => code !== language).map((code) => languages[code].prefix || `/${code}`);
  const strays = asked(language).filter(({ url }) => others.some((prefix) => url.startsWith(`${prefix}/`)));
  expect(strays).toEqual([]);
});

test('what makes papers, and the letters, are kept on wish alone', () => {
  const names = ['papers', 'looks'].map((name) => filesOf(name).map(({ url }) => url));
  expect(names[0]).toEqual(expect.arrayContaining(['/record-papers/text.ttf', '/record-papers/bold.ttf']));
  expect(names[1]?.every((url) => url.endsWith('.woff2'))).toBe(true);
});

test('the worker that was built is of the edition that was built, and so is what may not be old', () => {
  expect(builtFile('/keep.js').toString('utf8')).toContain(edition.id);
  expect(JSON.parse(builtFile('/newest.json').toString('utf8'))).toMatchObject({ edition: edition.id });
});

test('a page of danger is named with the hash of what it says', () => {
  const { urgent } = JSON.parse(builtFile('/newest.json').toString('utf8'));
  const [url = '', hash] = Object.entries(urgent)[0] ?? [];
  expect(
    createHash('sha256')
      .update(builtFile(`${url}/index.html`))
      .digest('base64'),
  ).toBe(hash);
});
