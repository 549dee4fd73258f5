import { expect, test } from 'vitest';
import { dueAt } from './deadline.ts';

const asked = 1_795_000_000_000;

test.each([
  ['emergency', 3_600_000],
  ['high', 14_400_000],
] as const)('%s is due so many milliseconds after it was asked: %s', (severity, later) => {
  expect(dueAt(severity, asked)).toBe(asked + later);
});

test.each(['low', 'moderate'] as const)('%s has no hour', (severity) => {
  expect(dueAt(severity, asked)).toBeNull();
});
