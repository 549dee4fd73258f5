import { createHash } from 'node:crypto';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Language, languageCodes, languages, pathOf } from '#content/languages.ts';
import { editionAddress, newestAddress } from '#contract/kept.ts';
import { needsLine } from '#site/device/kept/build/sets.ts';
import { readEdition } from '#site/device/kept/build/write-edition.ts';
import { type Edition, isPage, nameOf, setsOf } from '#site/device/kept/edition.ts';
import { listedPages } from '#site/frame/page.ts';
import { builtFile } from './built-site.ts';

const edition: Edition = await readEdition(path.join(import.meta.dirname, '../../dist'));
const complete = languageCodes.filter((code) => languages[code].complete);
const filesOf = (name: string) => edition.sets[name] ?? [];
const asked = (language: Language) => setsOf(language).flatMap(filesOf);

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

test.each(complete.flatMap(setsOf))('%s: its pack holds each of its pages, as it is', (name) => {
  const pack = edition.packs[name];
  const texts = JSON.parse(builtFile(pack?.url ?? '').toString('utf8'));
  const pages = filesOf(name).filter(isPage);
  expect(Object.keys(texts).sort()).toEqual(pages.map(({ url }) => url).sort());
  for (const { url, hash } of pages) expect(createHash('sha256').update(texts[url]).digest('base64')).toBe(hash);
});

test('the edition that is sent is the one that was built, by the name that what may not be old has for it', async () => {
  const text = builtFile(editionAddress).toString('utf8');
  expect({ id: await nameOf(text), ...JSON.parse(text) }).toEqual(edition);
  expect(JSON.parse(builtFile(newestAddress).toString('utf8'))).toMatchObject({ edition: edition.id });
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
