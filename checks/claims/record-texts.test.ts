import { expect, test } from 'vitest';
import { recordProse, recordTexts } from './record-texts.ts';

test.each([
  ['a sentence', 'Shut the water off.', ['Shut the water off.']],
  ['an id', 'water-off', []],
  ['an address of a page', '/ask what to do', []],
  ['an anchor', '#first the power', []],
  ['an address on the web', 'https://example.com/a b', []],
  ['an address in a sentence', 'See https://example.com now.', ['See https://example.com now.']],
  ['a place', 'Wait {days} days', ['Wait   days']],
  [
    'what is nested, in order',
    { b: ['one two', { c: 'three four' }], a: 'five six' },
    ['one two', 'three four', 'five six'],
  ],
  ['what is no text', { a: 3, b: null, c: true, d: undefined }, []],
])('of %s is read what a person reads', (_case, value, expected) => {
  expect(recordProse(value)).toEqual(expected);
});

test('a record is read by its name', () => {
  expect(recordTexts('offer')).toEqual(['Also in English']);
});

test('a record that is not there is named', () => {
  expect(() => recordTexts('no-such')).toThrow('There is no record no-such.ts in content/en');
});
