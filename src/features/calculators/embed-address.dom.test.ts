import { beforeEach, expect, test } from 'vitest';
import { embedAddress, parted } from './embed-address.ts';

const at = (address: string) => window.history.replaceState({ kept: 1 }, '', address);
const here = () => location.pathname + location.search + location.hash;
const address = embedAddress('/calculators/circuits');

beforeEach(() => at('/embed/circuits?length=12&accent=0a5a66#answer'));

test.each([
  ['', { tool: '', theme: '' }],
  ['?length=12', { tool: '?length=12', theme: '' }],
  ['?accent=0a5a66&length=12&ink=000000', { tool: '?length=12', theme: 'accent=0a5a66&ink=000000' }],
  ['?paper=', { tool: '', theme: 'paper=' }],
])('"%s" is what the tool is asked and what its colors are', (query, expected) => {
  expect(parted(query)).toEqual(expected);
});

test('the tool reads its own part of the address', () => {
  expect(address.read()).toBe('?length=12');
});

test.each([
  ['?length=15', '/embed/circuits?length=15&accent=0a5a66#answer'],
  ['', '/embed/circuits?accent=0a5a66#answer'],
])('"%s" takes the place of what was asked; colors, state and place stay', (query, expected) => {
  address.replace(query);
  expect([here(), window.history.state]).toEqual([expected, { kept: 1 }]);
});

test('without colors and questions nothing stands behind the path', () => {
  at('/embed/circuits?length=12');
  address.replace('');
  expect(here()).toBe('/embed/circuits');
});

test("a copied link leads to the tool's own page", () => {
  expect(address.linkTo('?length=12')).toBe(`${location.origin}/calculators/circuits?length=12`);
});
