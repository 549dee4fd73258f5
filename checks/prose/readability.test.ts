import { expect, test } from 'vitest';
import { readingGrade } from './readability.ts';

// Worked by hand: 0.39 x words a sentence + 11.8 x syllables a word - 15.59, within 0.01.
test.each([
  ['one short sentence: 6 words, 6 syllables', ['The cat sat on the mat.'], 0.39 * 6 + 11.8 - 15.59],
  [
    'two sentences of 4 words, 5 syllables each',
    ['Water ran for days. Nobody went to look.'],
    0.39 * 4 + (11.8 * 11) / 8 - 15.59,
  ],
  ['the end of a block ends its sentence', ['The cat sat on', 'the mat it had'], 0.39 * 4 + 11.8 - 15.59],
  ['a label is no sentence', ['Wet wall', 'The cat sat on the mat.'], 0.39 * 6 + 11.8 - 15.59],
  ['a number counts as one syllable', ['Dry it for 48 h.'], 0.39 * 5 + 11.8 - 15.59],
])('%s', (_name, blocks, grade) => {
  expect(readingGrade(blocks)).toBeCloseTo(grade, 2);
});

test('no sentence has no grade', () => {
  expect(readingGrade(['Wet wall'])).toBe(0);
});

test('long words and long sentences raise the grade over the limit of a general page', () => {
  const stiff =
    'Notwithstanding considerable contamination, remediation necessitates comprehensive investigation of accumulated moisture throughout adjoining assemblies.';
  expect(readingGrade([stiff])).toBeGreaterThan(11);
});
