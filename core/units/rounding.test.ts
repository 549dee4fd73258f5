import { expect, test } from 'vitest';
import { roundDollars, wholeStepsIn, wholeUnitsFor, withoutFloatError } from './rounding.ts';

test.each([
  [0.1 + 0.2, 0.3],
  [1.1 * 3, 3.3],
  [0, 0],
  [126000, 126000],
  [1 / 3, 0.333333333333],
])('%d without float error is %d', (value, clean) => {
  expect(withoutFloatError(value)).toBe(clean);
});

test.each([
  [0, 0],
  [0.000001, 1],
  [1, 1],
  [1.000001, 2],
  [(0.1 + 0.2) * 10, 3],
  [1.1 * 30, 33],
  [41.00000000000001, 41],
])('a need of %d takes %d units', (need, units) => {
  expect(wholeUnitsFor(need)).toBe(units);
});

test.each([
  [0.99, 0],
  [1, 1],
  [(0.7 + 0.1) * 10, 8],
  [2.9999999999999996, 3],
])('%d holds %d whole steps', (amount, steps) => {
  expect(wholeStepsIn(amount)).toBe(steps);
});

test.each([
  [1787.5, 1788],
  [1787.4999, 1787],
  [1.3 * 1375, 1788],
  [1.005 * 100, 101],
  [0, 0],
])('%d dollars round to %d', (dollars, whole) => {
  expect(roundDollars(dollars)).toBe(whole);
});
