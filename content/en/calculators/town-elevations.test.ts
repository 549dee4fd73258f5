import { expect, test } from 'vitest';
import { owner } from '../../owner.ts';
import { townElevations } from './town-elevations.ts';

test('every town of the owner’s file has an elevation that the Hill Country could have', () => {
  const known = new Map(townElevations.map(({ town, elevationFt }) => [town, elevationFt]));
  for (const town of owner.towns) {
    expect(known.get(town), town).toBeGreaterThan(400);
    expect(known.get(town), town).toBeLessThan(1400);
  }
});

test('ids are unique and read well in an address', () => {
  expect(new Set(townElevations.map(({ id }) => id)).size).toBe(townElevations.length);
  for (const { id } of townElevations) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
