import { expect, test } from 'vitest';
import { inRuns } from './text-runs.ts';

test.each([
  ['', []],
  ['7', [7]],
  ['7, 8', [7, 8]],
  ['7–9', [7, 8, 9]],
  ['1, 2, 5–7, 9', [1, 2, 5, 6, 7, 9]],
  ['1–3, 5–8', [1, 2, 3, 5, 6, 7, 8]],
])('%s', (expected, numbers) => {
  expect(inRuns(numbers)).toBe(expected);
});
