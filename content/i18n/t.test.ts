import { describe, expect, test } from 'vitest';
import { languages } from './languages.ts';
import { localeOf } from './locale.ts';
import { placesOf, t } from './t.ts';

const english = localeOf(languages.en);
const spanish = localeOf({ code: 'es', tag: 'es-US', prefix: '/es' });
const units = { one: '{count} unit', other: '{count} units' };

describe('say', () => {
  test.each([
    ['of {pints} pints each', { pints: 70 }, 'of 70 pints each'],
    ['{name} at {share}', { name: 'Air', share: 0.333333 }, 'Air at 0.33'],
    ['{count} of {most}', { count: 1200, most: '2,000' }, '1,200 of 2,000'],
    [units, { count: 1 }, '1 unit'],
    [units, { count: 0 }, '0 units'],
    [units, { count: 1.5 }, '1.5 units'],
    ['Changed {moment}. {more}', { moment: '10:31 a.m.', more: 'Saved.' }, 'Changed 10:31 a.m. Saved.'],
    ['no place', {}, 'no place'],
    ['{toString}', { toString: 'own' }, 'own'],
  ])('%j with %j', (template, values, expected) => {
    expect(t(template, values as Record<string, string | number>, english)).toBe(expected);
  });

  test('chooses the plural by the rules of the language', () => {
    const forms = { one: '{count} día', many: '{count} de días', other: '{count} días' };
    expect([1, 2, 1_000_000].map((count) => t(forms, { count }, spanish))).toEqual([
      '1 día',
      '2 días',
      '1,000,000 de días',
    ]);
  });

  test.each([
    ['{missing}', {}, 'has no value for {missing}'],
    [units, {}, 'a number named count'],
    [units, { count: '3' }, 'a number named count'],
  ])('refuses %j with %j', (template, values, words) => {
    expect(() => t(template, values as Record<string, string>, english)).toThrow(words);
  });
});

test.each([
  ['{b} and {a} and {b}', ['a', 'b']],
  [units, ['count']],
  ['none', []],
])('the places of %j', (template, expected) => {
  expect(placesOf(template)).toEqual(expected);
});
