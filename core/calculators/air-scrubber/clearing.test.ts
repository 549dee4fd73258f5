import { expect, test } from 'vitest';
import { makerRange, minutesToClear, shareLeft } from './clearing.ts';

// The published table: 6 air changes clear 99 % in 46 minutes and 99.9 % in 69; 12 in 23 and 35.
test.each([
  [6, 0.99, 46],
  [6, 0.999, 69],
  [12, 0.99, 23],
  [12, 0.999, 35],
  [4, 0.99, 69],
  [15, 0.99, 18],
])('%d air changes an hour clear %d in %d minutes', (airChanges, removed, minutes) => {
  expect(Math.round(minutesToClear(airChanges, removed))).toBe(minutes);
});

test('the curve starts at all, falls, and meets the clearing times', () => {
  expect(shareLeft(6, 0)).toBe(1);
  expect(shareLeft(6, 60)).toBeLessThan(shareLeft(6, 30));
  expect(shareLeft(6, minutesToClear(6, 0.99))).toBeCloseTo(0.01, 10);
  expect(shareLeft(30, minutesToClear(30, 0.999))).toBeCloseTo(0.001, 10);
});

test('the maker’s floor is the volume over ten', () => {
  expect(makerRange(12_000, 500)).toEqual({ lowCfm: 1200, highCfm: 2400, lowUnits: 3, highUnits: 5 });
});
