import { describe, expect, test } from 'vitest';
import { editDistance, isMeant } from './spelling.ts';

describe('edit distance', () => {
  test.each([
    ['sewage', 'sewage', 0],
    ['sewege', 'sewage', 1],
    ['swewage', 'sewage', 1],
    ['sewgae', 'sewage', 1],
    ['sausage', 'sewage', 3],
  ])('%s and %s: %d', (a, b, distance) => {
    expect(editDistance(a, b, 3)).toBe(distance);
  });

  test('stops at the limit', () => expect(editDistance('electrical', 'sewage', 1)).toBe(2));
});

describe('what a written word means', () => {
  test.each([
    ['sewege', 'sewage', true],
    ['cieling', 'ceiling', true],
    ['asbestus', 'asbest*', true],
    ['pregnent', 'pregnan*', true],
    ['outlets', 'outlet', true],
    ['flooring', 'flooding', false],
    ['septet', 'septic', false],
    ['leaving', 'leaking', false],
    ['sewer', 'sever', false],
    ['gases', '=gas', false],
    ['hangs', 'hang*', true],
  ])('%s for %s: %s', (word, entry, meant) => {
    expect(isMeant(word, entry)).toBe(meant);
  });
});
