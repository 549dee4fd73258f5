import { describe, expect, test } from 'vitest';
import { depthsByDay } from './basement-pumping.ts';

describe('FEMA: one foot, a night, then two feet a day', () => {
  test.each([
    [7, [7, 6, 4, 2, 0]],
    [6, [6, 5, 3, 1, 0]],
    [1, [1, 0]],
    [0.5, [0.5, 0]],
    [2.5, [2.5, 1.5, 0]],
  ])('%s ft', (depthFt, expected) => {
    expect(depthsByDay(depthFt)).toEqual(expected);
  });

  test('no day takes more than the method allows', () => {
    const levels = depthsByDay(9.3);
    const taken = levels.slice(1).map((level, day) => (levels[day] ?? 0) - level);
    expect(taken[0]).toBeCloseTo(1, 9);
    expect(Math.max(...taken)).toBeLessThanOrEqual(2);
    expect(levels.at(-1)).toBe(0);
  });
});
