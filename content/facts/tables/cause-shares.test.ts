import { expect, test } from 'vitest';
import { houseRules } from '../house-rules/all-house-rules.ts';
import { causeShares } from './cause-shares.ts';

test('the shares add up to one hundred', () => {
  expect(causeShares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
});

test('they are the shares of the house rule, in its order', () => {
  expect(causeShares.map(({ percent }) => percent).join(', ')).toBe(houseRules['cause-shares'].value.replace('%', ''));
});
