import { describe, expect, test } from 'vitest';
import { soundOf } from './by-ear.ts';
import { editDistance, readEntry } from './spelling.ts';
import { vocabulary } from './vocabulary.ts';

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

test.each([
  ['leak*', 'leak', 'stem'],
  ['=gas', 'gas', 'literal'],
  ['outlet', 'outlet', 'word'],
])('the entry %s means %s as a %s', (entry, word, kind) => expect(readEntry(entry)).toEqual({ word, kind }));

describe('what a written word may stand for', () => {
  test.each([
    ['sewagge', 'sewage'],
    ['ceilling', 'ceiling'],
    ['seeling', 'ceiling'],
    ['monoxcide', 'monoxide'],
    ['fiksture', 'fixture'],
    ['elecrtical', 'electrical'],
    ['generatr', 'generator'],
    ['elektric', 'electric'],
    ['brething', 'breathing'],
    ['stuk', 'stuck'],
    ['tuveria', 'tuberia'],
    ['dreneje', 'drenaje'],
  ])('%s: %s', (written, meant) => expect(vocabulary().meant(written)).toContain(meant));

  test.each([
    'sewage',
    'outlets',
    'flooring',
    'leaving',
    'generation',
    'reviewer',
    'wiped',
    'sealing',
    'cat',
    'x'.repeat(40),
  ])('%s means nothing else', (written) => expect(vocabulary().meant(written)).toEqual([]));
});

describe('how words sound', () => {
  test.each([
    ['ceiling', 'sealing'],
    ['fixture', 'fixchur'],
    ['carbon', 'karbin'],
    ['huele', 'guele'],
    ['phone', 'fone'],
    ['knee', 'nee'],
  ])('%s like %s', (one, other) => expect(soundOf(one)).toBe(soundOf(other)));

  test.each([
    ['outlet', 'outlaw'],
    ['gas', 'glass'],
  ])('%s unlike %s', (one, other) => expect(soundOf(one)).not.toBe(soundOf(other)));
});
