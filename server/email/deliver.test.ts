import { expect, test } from 'vitest';
import { deadAfterAttempts, retryDelayMs, unreachableDelayMs } from './deliver.ts';

const seconds = 1000;
const hours = 3_600_000;

test.each([
  [0, 30 * seconds],
  [1, 30 * seconds],
  [2, 60 * seconds],
  [3, 120 * seconds],
  [10, 15_360 * seconds],
  [11, 6 * hours],
  [deadAfterAttempts, 6 * hours],
])('after %i failed tries the pause is %i ms', (attempts, pause) => expect(retryDelayMs(attempts)).toBe(pause));

test('a message is tried for about two and a half days before it is given up', () => {
  const all = Array.from({ length: deadAfterAttempts - 1 }, (_, tried) => retryDelayMs(tried + 1));
  const total = all.reduce((sum, pause) => sum + pause, 0);
  expect(total).toBeGreaterThan(58 * hours);
  expect(total).toBeLessThan(66 * hours);
});

test.each([
  [1, 5 * seconds],
  [2, 10 * seconds],
  [6, 160 * seconds],
  [7, 300 * seconds],
  [50, 300 * seconds],
])('after %i turns without a mail server the pause is %i ms', (turns, pause) =>
  expect(unreachableDelayMs(turns)).toBe(pause),
);
