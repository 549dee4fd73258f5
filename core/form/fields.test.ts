import { expect, test } from 'vitest';
import { keyOf, oneOf, readFields, wholeNumberFrom } from './fields.ts';
import { numberFrom } from './number-from.ts';

test('names every field that is no good', () => {
  const readers = { length: numberFrom(0.1, 10), type: keyOf({ axial: 1 }) };
  expect(readFields({ length: '5', type: 'axial' }, readers)).toEqual({
    ok: true,
    value: { length: 5, type: 'axial' },
  });
  expect(readFields({ length: '5' }, readers)).toEqual({ ok: false, fields: ['type'] });
  expect(readFields({}, readers)).toEqual({ ok: false, fields: ['length', 'type'] });
});

test.each([
  ['0.1', 0.1],
  ['10', 10],
  [' 2.5 ', 2.5],
  ['', null],
  ['abc', null],
  ['0', null],
  ['-1', null],
  ['10.01', null],
  ['1e1', null],
  ['Infinity', null],
  ['NaN', null],
  ['1,5', null],
])('the number %j', (text, value) => {
  expect(numberFrom(0.1, 10)(text)).toBe(value);
});

test.each([
  ['3', 3],
  ['3.0', 3],
  ['2.5', null],
  ['-1', null],
])('the whole number %j', (text, value) => {
  expect(wholeNumberFrom(0, 10)(text)).toBe(value);
});

test.each(['constructor', 'toString', '__proto__', '', 'Axial'])('%j is no key of a table', (text) => {
  expect(keyOf({ axial: 1 })(text)).toBeNull();
});

test.each([
  ['6', 6],
  [' 6', 6],
  ['6.0', null],
  ['7', null],
])('the choice %j', (text, value) => {
  expect(oneOf([4, 6])(text)).toBe(value);
});
