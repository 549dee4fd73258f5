import { describe, expect, test } from 'vitest';
import { vocabulary } from '../hazards/read.ts';
import { editDistance, vocabularyOf } from './spelling.ts';

describe('edit distance', () => {
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
  ])('%s and %s: %d', (a, b, distance) => {
    expect(editDistance(a, b, 3)).toBe(distance);
  });

  test.each([
    ['electrical', 'sewage', 1],
    ['ab', 'abcdefgh', 1],
    ['abcdefgh', 'ab', 2],
    ['drains', 'pulgon', 1],
    ['drains', 'pulgon', 2],
  ])('%s and %s: stops at the limit of %d', (a, b, limit) => expect(editDistance(a, b, limit)).toBe(limit + 1));
});

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
    ['sprayin', 'spraying'],
    ['pourin', 'pouring'],
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
    'drain',
    'again',
    'certain',
    'cat',
    'x'.repeat(40),
  ])('%s means nothing else', (written) => expect(vocabulary().meant(written)).toEqual([]));
});

describe('slips are forgiven', () => {
  const guessed = 'leak tubo smell techo outlet drenaje basement generator inundacion'.split(' ');
  test.each([
    ['smel', 'smell'],
    ['smll', 'smell'],
    ['smelk', 'smell'],
    ['smlel', 'smell'],
    ['smellr', 'smell'],
    ['msell', 'smell'],
    ['sml', ''],
    ['smlle', ''],
    ['smelt', ''],
    ['laek', ''],
    ['leek', ''],
    ['tuvo', ''],
    ['tcho', 'techo'],
    ['tehco', 'techo'],
    ['utleto', ''],
    ['outlte', 'outlet'],
    ['uolte', ''],
    ['dreneje', 'drenaje'],
    ['drneaej', ''],
    ['basment', 'basement'],
    ['baesmnet', ''],
    ['generatr', 'generator'],
    ['genirtor', 'generator'],
    ['genreatro', 'generator'],
    ['generatorro', 'generator'],
    ['genrtor', ''],
    ['ganreatro', ''],
    ['jenerator', 'generator'],
    ['jeneratro', ''],
    ['inundcion', 'inundacion'],
    ['inudnaicon', 'inundacion'],
    ['inudnaicno', ''],
    ['nudnacion', ''],
  ])('%s: "%s"', (written, meant) => {
    const words = vocabularyOf({ entries: [], guessed, ordinary: new Set(['smelt']), byEar: () => [] });
    expect(words.meant(written)).toEqual(meant === '' ? [] : [meant]);
  });
});

describe('what is spelt right is not listened to', () => {
  const entries = ['outlet', '=valve', 'switch', 'flood*', 'gas*'];
  test.each([
    ['outlet', true],
    ['outlets', true],
    ['outlett', false],
    ['outletsy', false],
    ['valve', true],
    ['switches', true],
    ['switchex', false],
    ['switc', false],
    ['flood', true],
    ['flooding', true],
    ['floo', false],
    ['aflood', false],
    ['gasoline', true],
    ['gaoline', false],
    ['sagging', true],
    ['smelt', true],
    ['smelts', false],
    ['abc', true],
    ['abcd', false],
    ['x'.repeat(20), false],
    ['x'.repeat(21), true],
  ])('%s: %s', (written, right) => {
    const ordinary = new Set(['smelt']);
    const words = vocabularyOf({ entries, guessed: ['sagging'], ordinary, byEar: () => ['heard'] });
    expect(words.meant(written)).toEqual(right ? [] : ['heard']);
  });
});
