import { describe, expect, test } from 'vitest';
import { layoutMovers } from './layout.ts';

describe.each([
  [12, 15],
  [50, 30],
  [5, 5],
  [100, 3],
])('a room of %d by %d ft', (length, width) => {
  test.each([1, 2, 3, 4, 5, 9, 41, 60])('holds %d machines, each inside the walls and no two in one place', (units) => {
    const { movers, each } = layoutMovers(length, width, units);
    expect(movers).toHaveLength(units);
    expect(each).toBe(1);
    for (const { xFt, yFt } of movers) {
      expect(xFt > 0 && xFt < length && yFt > 0 && yFt < width).toBe(true);
    }
    expect(new Set(movers.map(({ xFt, yFt }) => `${xFt} ${yFt}`)).size).toBe(units);
  });
});

test('the rules by count', () => {
  expect(layoutMovers(10, 10, 1).movers[0]).toMatchObject({ xFt: 5, yFt: 5 });
  const [first, second] = layoutMovers(10, 20, 2).movers;
  expect(first && second && [first.xFt + second.xFt, first.yFt + second.yFt]).toEqual([10, 20]);
  expect(layoutMovers(10, 10, 3).movers[2]).toMatchObject({ xFt: 5, yFt: 5 });
});

test('along the perimeter the spacing is wall over count', () => {
  expect(layoutMovers(30, 50, 41).spacingFt).toBeCloseTo(160 / 41, 10);
  expect(layoutMovers(30, 50, 4).spacingFt).toBeNull();
});

test('a hall of thousands of machines is drawn with one mark for many', () => {
  const { movers, each } = layoutMovers(1000, 1000, 15_000);
  expect(movers.length).toBeLessThanOrEqual(60);
  expect(movers.length * each).toBeGreaterThanOrEqual(15_000);
});

test.each([
  ['top', 0, -30],
  ['right', 1, 60],
  ['bottom', 2, 150],
  ['left', 3, 240],
])('on the %s wall they blow clockwise, turned toward the wall', (_wall, side, blowsDegrees) => {
  // Eight machines in a square room: two a wall.
  expect(layoutMovers(20, 20, 8).movers[2 * side]?.blowsDegrees).toBe(blowsDegrees);
});

test.each([
  [1, [-30]],
  [2, [-30, 150]],
  [3, [-30, 150, -30]],
  [4, [-30, 150, 60, 240]],
])('%d machines blow along their walls, turned toward them', (units, degrees) => {
  expect(layoutMovers(10, 20, units).movers.map(({ blowsDegrees }) => blowsDegrees)).toEqual(degrees);
});
