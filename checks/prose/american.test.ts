import { expect, test } from 'vitest';
import { sources } from '#content/facts/sources/all-sources.ts';
import { languageFiles } from '../texts/language-files.ts';
import { piecesOf } from '../texts/text-pieces.ts';
import { unAmerican } from './american.ts';

test.each([
  ['Due on 30 September 2026.', ['30 September: the month before its day']],
  ['December 24 and 26 are holidays; the 4th of July too.', ['4th of July: the month before its day']],
  [
    'The room\'s air, and "gray" water',
    ["room's: curly quotes and apostrophes", '"gray": curly quotes and apostrophes'],
  ],
  ['The room’s air. It may dry on January 1, 2026. At most 30. May we come?', []],
])('%s', (text, found) => {
  expect(unAmerican(text)).toEqual(found);
});

/** Signs that a program reads, named as they are typed. */
const typed = ['api.errors.key-unreadable'];

test.each(languageFiles('en'))('%s prints marks and dates as an American page does', (file) => {
  const pieces = piecesOf(`content/en/${file}`).filter(({ at }) => !typed.includes(at));
  expect(pieces.flatMap(({ at, text }) => unAmerican(text).map((found) => `${at}: ${found}`))).toEqual([]);
});

test('and so do the names of its sources', () => {
  const names = Object.values(sources).map(({ organisation, title }) => `${organisation}, ${title}`);
  expect(names.flatMap(unAmerican)).toEqual([]);
});
