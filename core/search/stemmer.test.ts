import { expect, test } from 'vitest';
import { stemmer } from './stemmer.ts';

test.each([
  ['sagging', 'sag'],
  ['dripped', 'drip'],
  ['attached', 'attach'],
  ['dries', 'dry'],
  ['class', 'class'],
  ['gas', 'gas'],
  ['gases', 'gas'],
  ['red', 'red'],
  ['houses', 'hous'],
  ['house', 'hous'],
  ['rolled', 'roll'],
  ['roof', 'roof'],
  ['watts', 'wat'],
])('%s is a form of %s', (word, stem) => {
  expect(stemmer('ies>y ss>ss ing ed es s e')(word)).toBe(stem);
});

test.each([
  ['dries', 'ies>y s', 'dry'],
  ['dries', 's ies>y', 'drie'],
  ['ties', 'ies>y s', 'tie'],
])('of %s the first ending of "%s" that fits and leaves enough is replaced: %s', (word, endings, stem) => {
  expect(stemmer(endings)(word)).toBe(stem);
});

test('an ending that stays keeps its two letters', () => {
  expect(['watt', 'wetted'].map(stemmer('tt>tt ed'))).toEqual(['watt', 'wet']);
});

test('words that were asked for before have the same stem', () => {
  const stem = stemmer('ing s');
  expect(['roofs', 'roofing', 'roofs', 'leaks'].map(stem)).toEqual(['roof', 'roof', 'roof', 'leak']);
});
