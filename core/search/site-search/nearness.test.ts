import { describe, expect, test } from 'vitest';
import { isFarFrom, lettersOf, slipsForgiven } from './nearness.ts';

test.each([
  ['gas', 0],
  ['mold', 1],
  ['ceiling', 1],
  ['moisture', 2],
])('%s is forgiven %i slips', (word, slips) => {
  expect(slipsForgiven(word)).toBe(slips);
});

describe('letters', () => {
  test.each([
    ['one that is swapped', 'water', 'watre', 0, false],
    ['one that is doubled', 'water', 'watter', 0, false],
    ['one that is left out', 'water', 'wter', 1, false],
    ['one that is changed', 'water', 'wader', 1, false],
    ['one that is changed, when none may be', 'water', 'wader', 0, true],
    ['one changed and one left out', 'water', 'wdr', 1, true],
    ['two that are changed', 'moisture', 'moizturk', 2, false],
    ['three that are changed', 'moisture', 'moizkurk', 2, true],
    ['four of one word alone', 'water', 'watermold', 2, false],
    ['five of one word alone', 'water', 'watermolds', 2, true],
    ['all', 'dry', 'mold', 2, true],
  ])('tell words that are far from each other: %s', (_, one, other, most, isFar) => {
    expect(isFarFrom(lettersOf(one), lettersOf(other), most)).toBe(isFar);
    expect(isFarFrom(lettersOf(other), lettersOf(one), most)).toBe(isFar);
  });

  test('of digits count too', () => {
    expect(isFarFrom(lettersOf('24'), lettersOf('57'), 1)).toBe(true);
    expect(isFarFrom(lettersOf('24'), lettersOf('42'), 0)).toBe(false);
  });
});
