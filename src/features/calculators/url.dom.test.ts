import { beforeEach, expect, test } from 'vitest';
import { embedAddress, pageAddress, readLink, splitQuery, writeLink } from './url.ts';

const at = (address: string) => window.history.replaceState({ kept: 1 }, '', address);
const here = () => location.pathname + location.search + location.hash;
const address = embedAddress('/calculators/circuits');

beforeEach(() => at('/embed/circuits?length=12&accent=0a5a66#answer'));

test.each([
  ['', { tool: '', theme: '' }],
  ['?length=12', { tool: '?length=12', theme: '' }],
  ['?accent=0a5a66&length=12&ink=000000', { tool: '?length=12', theme: 'accent=0a5a66&ink=000000' }],
  ['?paper=', { tool: '', theme: 'paper=' }],
])('"%s" is split into fields and colors', (query, expected) => {
  expect(splitQuery(query)).toEqual(expected);
});

test('reads the fields from the URL', () => {
  expect(address.read()).toBe('?length=12');
});

test.each([
  ['?length=15', '/embed/circuits?length=15&accent=0a5a66#answer'],
  ['', '/embed/circuits?accent=0a5a66#answer'],
])('"%s" replaces the fields; colors, history state and hash stay', (query, expected) => {
  address.replace(query);
  expect([here(), window.history.state]).toEqual([expected, { kept: 1 }]);
});

test.each([
  ['/cost-builder?area=100', '/cost-builder?area=250#result'],
  ['/cost-builder#job-a1', '/cost-builder?area=250#job-a1'],
])('from %s, the address of a result opens at the result, or names the drying job', (before, after) => {
  at(before);
  pageAddress.replace('?area=250');
  expect(here()).toBe(after);
});

test('without fields and colors there is no query', () => {
  at('/embed/circuits?length=12');
  address.replace('');
  expect(here()).toBe('/embed/circuits');
});

test("a copied link leads to the calculator's own page", () => {
  expect(address.linkTo('?length=12')).toBe(`${location.origin}/calculators/circuits?length=12`);
});

const defaults = { length: '', units: '6' };

test.each([
  ['', { length: '', units: '6' }, [], []],
  ['?length=12', { length: '12', units: '6' }, ['length'], []],
  ['?length=12&units=', { length: '12', units: '' }, ['length', 'units'], []],
  ['?length=1&length=2', { length: '2', units: '6' }, ['length'], []],
  ['?lenght=12&length=3', { length: '3', units: '6' }, ['length'], ['lenght']],
  ['?constructor=1&__proto__=2', { length: '', units: '6' }, [], ['constructor', '__proto__']],
  ['?utm_source=mail&fbclid=x', { length: '', units: '6' }, [], []],
  ['?length=%E2%88%9E', { length: '∞', units: '6' }, ['length'], []],
  ['?length=%', { length: '%', units: '6' }, ['length'], []],
])('%s', (query, values, named, unknown) => {
  expect(readLink(query, defaults)).toEqual({ values, named, unknown });
});

test('a link round-trips', () => {
  const values = { length: '12.5', units: 'a & b=c' };
  expect(readLink(writeLink(values), defaults).values).toEqual(values);
  expect(writeLink({ length: '', units: '' })).toBe('');
});
