import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { factsOf, indexName, readSiteIndex, writeSiteIndex } from './site-index.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'index-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const words = Buffer.from('dry');
const facts = factsOf('a.txt', words);
const built = Date.UTC(2026, 10, 21, 12);

/** Writes a file of the site, as if so many milliseconds after the index, and tells what is known of it. */
function knownOf(text: string, later: number) {
  const [file, index] = [join(folder, 'a.txt'), join(folder, indexName)];
  writeFileSync(file, text);
  utimesSync(file, new Date(built + later), new Date(built + later));
  utimesSync(index, new Date(built), new Date(built));
  return readSiteIndex(folder)('/a.txt', statSync(file));
}

test.each<[string, string, number, boolean]>([
  ['was written before the index', 'dry', -1000, true],
  ['was written at the same moment', 'dry', 0, true],
  ['was written after it, as long as before', 'wet', 1000, false],
  ['was written after it, with the same words', 'dry', 1000, false],
  ['is longer than the index says, whatever its time', 'drier', -1000, false],
  ['is shorter than the index says, whatever its time', 'd', -1000, false],
])('of a file that %s the index is believed: %j, %i ms, %s', (_what, text, later, isKnown) => {
  writeSiteIndex(folder, { '/a.txt': facts });
  expect(knownOf(text, later)).toEqual(isKnown ? facts : undefined);
});

test('of a file that the index does not name nothing is known', () => {
  writeSiteIndex(folder, { '/b.txt': facts });
  expect(knownOf('dry', -1000)).toBeUndefined();
});

test('of a folder with half an index nothing is known', () => {
  writeFileSync(join(folder, indexName), '{"/a.txt": {');
  expect(knownOf('dry', -1000)).toBeUndefined();
});

test('a folder without an index knows nothing', () => {
  const file = join(folder, 'a.txt');
  writeFileSync(file, words);
  expect(readSiteIndex(folder)('/a.txt', statSync(file))).toBeUndefined();
});

test('other bytes have another hash, and only a page has sources', () => {
  expect(factsOf('a.txt', Buffer.from('wet')).hash).not.toBe(facts.hash);
  expect([facts.bytes, 'sources' in facts, 'sources' in factsOf('a.html', words)]).toEqual([3, false, true]);
});
