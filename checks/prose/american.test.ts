import { expect, test } from 'vitest';
import { sources } from '#content/facts/sources/all-sources.ts';
import { languageFiles } from '../texts/language-files.ts';
import { piecesOf } from '../texts/text-pieces.ts';

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** How American English prints what keyboards and other countries write otherwise. */
const rules: readonly (readonly [finds: RegExp, instead: string])[] = [
  [/(?<!\S)\S*["']\S*/g, 'curly quotes and apostrophes'],
  [new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${months})\\b`, 'g'), 'the month before its day'],
];

/** Every place of an English text that an American page would print in another way. */
function unAmerican(text: string): readonly string[] {
  return rules.flatMap(([finds, instead]) => [...text.matchAll(finds)].map(([found]) => `${found}: ${instead}`));
}

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
