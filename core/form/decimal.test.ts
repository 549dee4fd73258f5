import { expect, test } from 'vitest';
import { parseDecimal } from './decimal.ts';

test.each([
  ['78', 78],
  [' 78.5 ', 78.5],
  ['-40', -40],
  ['+3', 3],
  ['.5', 0.5],
  ['5.', 5],
  ['0', 0],
  ['', null],
  ['  ', null],
  ['.', null],
  ['-', null],
  ['abc', null],
  ['12abc', null],
  ['1,500', null],
  ['1e9', null],
  ['0x10', null],
  ['Infinity', null],
  ['NaN', null],
  ['1'.repeat(400), null],
])('%j reads as %j', (text, expected) => {
  expect(parseDecimal(text)).toBe(expected);
});
