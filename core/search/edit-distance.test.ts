import { describe, expect, test } from 'vitest';
import { isFarFrom, lettersOf, slipsBetween, slipsForgiven } from './edit-distance.ts';

describe('slips', () => {
  test.each([
    ['one word', 'water', 'water', 0],
    ['two letters swapped', 'water', 'watre', 1],
    ['the first two swapped', 'water', 'awter', 1],
    ['a letter left out', 'water', 'wter', 1],
    ['a letter added', 'water', 'waterr', 1],
    ['a letter changed', 'water', 'wader', 1],
    ['a changed letter and two swapped', 'water', 'wadre', 2],
    ['two letters swapped with one between them', 'water', 'wetar', 2],
    ['two neighbors, of which one letter only is the other word’s', 'at', 'ha', 2],
    ['two letters added', 'wat', 'water', 2],
    ['more than are asked for', 'water', 'fire', 3],
    ['a word and another', 'mold', 'insulation', 3],
    ['a word and nothing', 'dry', '', 3],
  ])('between %s are counted: %s, %s', (_, one, other, slips) => {
    expect(slipsBetween(one, other, 2)).toBe(slips);
    expect(slipsBetween(other, one, 2)).toBe(slips);
  });

  test.each([
    ['roof', 'roofs', 0, 1],
    ['roof', 'roofs', 1, 1],
    ['roof', 'proofs', 1, 2],
    ['roof', 'leak', 1, 2],
  ])('between %s and %s are counted up to %i, more as one more: %i', (one, other, most, slips) => {
    expect(slipsBetween(one, other, most)).toBe(slips);
  });

  test('are counted in words of up to 40 letters', () => {
    const [longest, longer] = ['x'.repeat(40), 'x'.repeat(41)];
    expect(slipsBetween(longest, `${'x'.repeat(39)}y`, 2)).toBe(1);
    expect(slipsBetween(longer, longer, 2)).toBe(3);
    expect(slipsBetween(longest, longer, 2)).toBe(3);
    expect(slipsBetween(longer, longest, 2)).toBe(3);
  });

  test('are the same whatever was compared before', () => {
    slipsBetween('roo', 'proo', 3);
    expect(slipsBetween('ab', 'cdef', 3)).toBe(4);
  });
});

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
