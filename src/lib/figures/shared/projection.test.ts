import { expect, test } from 'vitest';
import { outlinesOf } from './county-lines.ts';
import { projectionOf } from './projection.ts';

/** Seguin and New Braunfels by the register of names: 0.13 degrees north and 0.16 west, which is 13.15 miles. */
test('distances are to scale in both directions', () => {
  const seguin = { west: 97.96, north: 29.57 };
  const newBraunfels = { west: 98.12, north: 29.7 };
  const { point, unitsPerMile } = projectionOf([seguin, newBraunfels], 400);
  const [x1, y1] = point(seguin);
  const [x2, y2] = point(newBraunfels);
  expect(Math.hypot(x1 - x2, y1 - y2) / unitsPerMile).toBeCloseTo(13.15, 1);
  expect(x2).toBeLessThan(x1);
  expect(y2).toBeLessThan(y1);
});

test('the map keeps five miles free around what it shows', () => {
  const { point, unitsPerMile, height } = projectionOf([{ west: 98, north: 29 }], 400);
  expect(unitsPerMile).toBeCloseTo(40);
  expect(point({ west: 98, north: 29 })).toEqual([200, 200]);
  expect(height).toBe(400);
});

test.each([
  ['Comal', 98.28, 29.81],
  ['Guadalupe', 97.95, 29.58],
  ['Bexar', 98.52, 29.45],
])('%s County lies around its middle', (name, west, north) => {
  const places = outlinesOf(name).flat();
  expect(Math.min(...places.map((place) => place.west))).toBeLessThan(west);
  expect(Math.max(...places.map((place) => place.west))).toBeGreaterThan(west);
  expect(Math.min(...places.map((place) => place.north))).toBeLessThan(north);
  expect(Math.max(...places.map((place) => place.north))).toBeGreaterThan(north);
});

test('nothing to show, and a county that is not, are slips that stop the build', () => {
  expect(() => projectionOf([], 400)).toThrow('needs a place');
  expect(() => outlinesOf('Travers')).toThrow('"Travers"');
});
