import { expect, test } from 'vitest';
import { languages } from './languages.ts';
import { localeOf } from './locale.ts';

const english = localeOf(languages.en);
const spanish = localeOf(languages.es);

test.each([
  [63.94, 1, '63.9'],
  [63.96, 1, '64.0'],
  [0, 2, '0.00'],
  [-0.004, 2, '0.00'],
  [-0.04, 1, '0.0'],
  [-4.95, 1, '−5.0'],
  [1234567.5, 0, '1,234,568'],
  [null, 1, '—'],
])('%d with %d decimals reads %s in both languages', (value, decimals, expected) => {
  expect(english.number(value, decimals)).toBe(expected);
  expect(spanish.number(value, decimals)).toBe(expected);
});

test.each([
  [1787.5, 0, '$1,788'],
  [5.5, 2, '$5.50'],
  [-3, 0, '−$3'],
] as const)('%d dollars with %d decimals read %s', (value, decimals, expected) => {
  expect(english.dollars(value, decimals)).toBe(expected);
});

test.each([
  [37.444, '37.44'],
  [31.5, '31.5'],
  [7000, '7,000'],
])('%d reads %s', (value, expected) => {
  expect(english.upTo(value)).toBe(expected);
});

test('days, moments and lists are written as the language writes them', () => {
  expect(english.date('2026-11-21')).toBe('November 21, 2026');
  expect(spanish.date('2026-11-21')).toBe('21 de noviembre de 2026');
  expect(english.date(new Date(2026, 10, 21, 23))).toBe('November 21, 2026');
  expect(english.moment(new Date(2026, 10, 21, 15, 4))).toMatch(/^Nov 21, 2026, 3:04\sPM$/);
  expect(english.moment(Date.UTC(2026, 10, 23, 13), 'America/Chicago')).toMatch(/^Nov 23, 2026, 7:00\sAM$/);
  expect(english.list(['a', 'b', 'c'])).toBe('a, b, and c');
  expect(spanish.list(['a', 'b', 'c'])).toBe('a, b y c');
});
