import { expect, test } from 'vitest';
import { owner } from '../../owner.ts';
import { facts } from '../all-facts.ts';
import { towns } from './towns.ts';

const named = new Map(towns.map((town) => [town.name, town]));

test.each([...owner.towns, owner.address.town])(
  '%s of the owner’s file has an elevation that the Hill Country could have',
  (name) => {
    expect(named.get(name)?.elevationFt).toBeGreaterThan(400);
    expect(named.get(name)?.elevationFt).toBeLessThan(2500);
  },
);

test.each(towns)('$name is as high as its fact says', ({ name, elevationFt }) => {
  expect(facts['town-elevations'].says).toContain(`${name} ${elevationFt.toLocaleString('en-US')}`);
});

test('ids are unique and read well in an address', () => {
  expect(new Set(towns.map(({ id }) => id)).size).toBe(towns.length);
  for (const { id } of towns) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
