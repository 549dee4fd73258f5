import { expect, test } from 'vitest';
import { houseRules } from '../../../ledger/house-rules.ts';
import { causeShares } from './cause-shares.ts';

test('the shares add up to one hundred', () => {
  expect(causeShares.reduce((sum, { percentage }) => sum + percentage, 0)).toBe(100);
});

test('they are the shares of the house rule, in its order', () => {
  expect(causeShares.map(({ percentage }) => percentage).join(', ')).toBe(
    houseRules['cause-shares'].value.replace('%', ''),
  );
});
