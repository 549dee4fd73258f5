import { expect, test } from 'vitest';
import { countWords, minutesToRead, wordsToRead } from '../records/finish-page.ts';

test.each([
  [0, 1],
  [299, 1],
  [300, 2],
  [1600, 8],
  [1699, 8],
  [1700, 9],
])('%i words take %i minutes', (words, minutes) => {
  expect(minutesToRead(words)).toBe(minutes);
});

test('marks are no words', () => {
  expect(countWords('Dry it – now.\n 24-48 hours')).toBe(5);
});

test('labels take no time', () => {
  expect(wordsToRead(['Wet wall', 'Dry it out', ''])).toBe(3);
});
