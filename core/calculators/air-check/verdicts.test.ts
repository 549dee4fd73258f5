import { expect, test } from 'vitest';
import { depressionVerdict, isBelowConventionalLimit, openingVerdict, surfaceVerdict } from './verdicts.ts';

test.each([
  [5, 'drying'],
  [4.9, 'weak'],
  [0.1, 'weak'],
  [0, 'adding'],
  [null, null],
])('%s gr/lb taken out is %s', (grains, verdict) => {
  expect(depressionVerdict(grains)).toBe(verdict);
});

test.each([
  [10, 'open'],
  [9.9, 'closed'],
  [null, null],
])('outside air drier by %s gr/lb means %s', (grains, verdict) => {
  expect(openingVerdict(grains)).toBe(verdict);
});

test.each([
  [5.1, 'clear'],
  [5, 'near'],
  [0.1, 'near'],
  [0, 'wet'],
  [null, 'clear'],
])('a surface %s °F above the dew point is %s', (margin, verdict) => {
  expect(surfaceVerdict(60, 70, margin)).toBe(verdict);
});

test.each([
  [54.9, true],
  [55, false],
  [null, null],
])('affected air of %s gr/lb is below the conventional limit: %s', (grains, isBelow) => {
  expect(isBelowConventionalLimit(grains)).toBe(isBelow);
});
