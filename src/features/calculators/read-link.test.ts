import { expect, test } from 'vitest';
import { writeLink } from './link.ts';
import { readLink } from './use-calculator.ts';

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

test('a written link reads back', () => {
  const values = { length: '12.5', units: 'a & b=c' };
  expect(readLink(writeLink(values), defaults).values).toEqual(values);
  expect(writeLink({ length: '', units: '' })).toBe('');
});
