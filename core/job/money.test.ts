import { expect, test } from 'vitest';
import { centsOf, dollarsOf } from './money.ts';

test.each([
  [0, 0],
  [1, 100],
  [0.1 + 0.2, 30],
  [1.005, 101],
  [19.99, 1999],
  [4_550, 455_000],
  [-12.34, -1234],
])('%d dollars are %d cents', (dollars, cents) => {
  expect(centsOf(dollars)).toBe(cents);
});

test('a hundred dimes are ten dollars', () => {
  const dimes = Array.from({ length: 100 }, () => centsOf(0.1));
  expect(dimes.reduce((sum, dime) => sum + dime, 0)).toBe(centsOf(10));
});

test('cents read back as dollars', () => expect(dollarsOf(centsOf(1234.56))).toBe(1234.56));
