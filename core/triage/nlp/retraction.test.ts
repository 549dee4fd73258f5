import { describe, expect, test } from 'vitest';
import { firstMatch } from '../hazards/first-match.ts';
import { isDenied } from './negation.ts';

/** Whether the text denies its first "gas". */
function denies(text: string): boolean {
  const { reader, match } = firstMatch(text, 'gas');
  return isDenied(reader, match);
}

describe('a denial that is taken back', () => {
  test.each([
    'no gas smell at first but now there is',
    'no gas smell at first',
    'no olía a gas al principio',
    'no smell of gas upstairs but downstairs yes',
    'no smell of gas here but there is in the kitchen',
    'no huele a gas aquí pero en la cocina sí',
    'no hay gas aquí pero en la cocina sí hay',
    'there was no smell of gas yesterday. today there is',
    'no smell of gas until now',
    "I don't smell gas but my wife does",
    'no smell of gas yesterday but today it is strong',
    'no huele a gas pero sí poquito',
  ])('%s', (text) => expect(denies(text)).toBe(false));
});

describe('a denial that is not retracted', () => {
  test.each([
    'no gas smell, but there is water on the floor',
    'no gas smell but the floor is wet',
    'no huele a gas pero hay agua en el piso',
    'no hay gas aquí pero en la cocina sí hay agua',
    'no gas smell and yes',
    'no gas smell, outlets are dry, floor is wet, one two but yes',
  ])('%s', (text) => expect(denies(text)).toBe(true));
});

describe('a never that only compares', () => {
  test.each([
    ['never smelled gas this strong before', false],
    ['never had so much gas', false],
    ['nunca había olido tanto gas', false],
    ['never smelled gas like this', false],
    ['never had gas before', false],
    ['never smelled gas in this house', true],
    ['never smelled gas, this strong leak is water', true],
    ['no gas this strong', true],
  ])('%s: %s', (text, denied) => expect(denies(text)).toBe(denied));
});

test('a "no." before a number counts', () => {
  expect(denies('bedroom no. 2 gas')).toBe(false);
  expect(denies('bedroom no gas')).toBe(true);
});
