import { describe, expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

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
    expect(editDistance(one, other, 2)).toBe(slips);
    expect(editDistance(other, one, 2)).toBe(slips);
  });

  test.each([
    ['roof', 'roofs', 0, 1],
    ['roof', 'roofs', 1, 1],
    ['roof', 'proofs', 1, 2],
    ['roof', 'leak', 1, 2],
  ])('between %s and %s are counted to %i, and told to be more: %i', (one, other, most, slips) => {
    expect(editDistance(one, other, most)).toBe(slips);
  });

  test('are counted in words of up to 40 letters', () => {
    const [longest, longer] = ['x'.repeat(40), 'x'.repeat(41)];
    expect(editDistance(longest, `${'x'.repeat(39)}y`, 2)).toBe(1);
    expect(editDistance(longer, longer, 2)).toBe(3);
    expect(editDistance(longest, longer, 2)).toBe(3);
    expect(editDistance(longer, longest, 2)).toBe(3);
  });

  test('are the same whatever was compared before', () => {
    editDistance('roo', 'proo', 3);
    expect(editDistance('ab', 'cdef', 3)).toBe(4);
  });
});

describe('with a limit of three', () => {
  test.each([
    ['sewage', 'sewage', 0],
    ['sewege', 'sewage', 1],
    ['swewage', 'sewage', 1],
    ['sewgae', 'sewage', 1],
    ['sausage', 'sewage', 3],
    ['', 'gas', 3],
    ['a', 'luz', 3],
    ['ab', 'ba', 1],
    ['ab', 'xa', 2],
    ['ab', 'bx', 2],
    ['gas', 'sag', 2],
    ['qab', 'zba', 2],
    ['techo', 'tehco', 1],
    ['tubo', 'utob', 2],
  ])('%s and %s: %d', (one, other, distance) => expect(editDistance(one, other, 3)).toBe(distance));
});

test.each([
  ['electrical', 'sewage', 1],
  ['ab', 'abcdefgh', 1],
  ['abcdefgh', 'ab', 2],
  ['drains', 'pulgon', 1],
  ['drains', 'pulgon', 2],
])('%s and %s: stops at the limit of %d', (one, other, limit) => {
  expect(editDistance(one, other, limit)).toBe(limit + 1);
});
