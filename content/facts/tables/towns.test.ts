import { expect, test } from 'vitest';
import { owner } from '../../owner.ts';
import { facts } from '../all-facts.ts';
import { towns } from './towns.ts';

const named = new Map(towns.map((town) => [town.name, town]));

/** Guadalupe Peak. */
const highestOfTexas = 8751;

test.each([...owner.towns, owner.address.town])('%s of the owner’s file has an elevation that Texas has', (name) => {
  expect(named.get(name)?.elevationFt).toBeGreaterThanOrEqual(0);
  expect(named.get(name)?.elevationFt).toBeLessThan(highestOfTexas);
});

/** The fact has the towns of our own; an owner adds others, with the height of their source. */
const { says } = facts['town-elevations'];
test.each(towns.filter(({ name }) => says.includes(`${name} `)))('$name is as high as its fact says', (town) => {
  expect(says).toContain(`${town.name} ${town.elevationFt.toLocaleString('en-US')}`);
});

test('ids are unique and read well in an address', () => {
  expect(new Set(towns.map(({ id }) => id)).size).toBe(towns.length);
  for (const { id } of towns) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
