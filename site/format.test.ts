import { expect, test } from 'vitest';
import { formatDollars, formatNumber } from './format.ts';

test.each([
  [63.94, 1, '63.9'],
  [63.96, 1, '64.0'],
  [0, 2, '0.00'],
  [-0.004, 2, '0.00'],
  [-0.04, 1, '0.0'],
  [-4.95, 1, '-5.0'],
  [1234567.5, 0, '1,234,568'],
  [null, 1, '—'],
])('%d with %d decimals reads %s', (value, decimals, expected) => {
  expect(formatNumber(value, decimals)).toBe(expected);
});

test.each([
  [1787.5, 0, '$1,788'],
  [5.5, 2, '$5.50'],
  [-3, 0, '-$3'],
] as const)('%d dollars with %d decimals read %s', (value, decimals, expected) => {
  expect(formatDollars(value, decimals)).toBe(expected);
});
