import { expect, test } from 'vitest';
import { calculate } from '../shared/define.ts';
import { definition, shareLeft } from './definition.ts';

// A room of 5,000 cubic feet has 6 air changes an hour with one scrubber of 500 CFM, 12 with one of 1,000 CFM.
// The published table: 6 air changes clear 99 % in 46 minutes and 99.9 % in 69; 12 in 23 and 35.
test.each([
  [500, 6, 46, 69],
  [1000, 12, 23, 35],
] as const)('a scrubber of %d CFM', (unitCfm, airChanges, most, nearlyAll) => {
  const found = calculate(definition, { length: 25, width: 20, height: 10, airChanges: 6, unitCfm });
  expect(found.actualAch).toBe(airChanges);
  expect([Math.round(found.minutesToMost), Math.round(found.minutesToNearlyAll)]).toEqual([most, nearlyAll]);
  expect(shareLeft(airChanges, found.minutesToMost)).toBeCloseTo(0.01, 10);
  expect(shareLeft(airChanges, found.minutesToNearlyAll)).toBeCloseTo(0.001, 10);
});

test('the curve starts at all and falls', () => {
  expect(shareLeft(6, 0)).toBe(1);
  expect(shareLeft(6, 60)).toBeLessThan(shareLeft(6, 30));
});
