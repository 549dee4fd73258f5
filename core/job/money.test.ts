import { expect, test } from 'vitest';
import { type Cents, centsIn, centsOf, dollarsOf, typedDollars } from './money.ts';

test.each([
  [0, 0],
  [1, 100],
  [0.1 + 0.2, 30],
  [1.005, 101],
  [19.99, 1999],
  [4_550, 455_000],
  [-12.34, -1234],
])('%d dollars are %d cents', (dollars, cents) => {
  expect(centsOf(dollars)).toBe(cents);
});

test('a hundred dimes are ten dollars', () => {
  const dimes = Array.from({ length: 100 }, () => centsOf(0.1));
  expect(dimes.reduce((sum, dime) => sum + dime, 0)).toBe(centsOf(10));
});

test('cents read back as dollars', () => expect(dollarsOf(centsOf(1234.56))).toBe(1234.56));

test.each<[string, ReturnType<typeof centsIn>]>([
  ['', { ok: true, cents: null }],
  [' ', { ok: true, cents: null }],
  ['$', { ok: true, cents: null }],
  [' $ 12.5 ', { ok: true, cents: 1250 as Cents }],
  ['$12.50', { ok: true, cents: 1250 as Cents }],
  ['$  7', { ok: true, cents: 700 as Cents }],
  ['19.99', { ok: true, cents: 1999 as Cents }],
  ['1,234.56', { ok: true, cents: 123_456 as Cents }],
  ['0', { ok: true, cents: 0 as Cents }],
  ['1000000', { ok: true, cents: 100_000_000 as Cents }],
  ['1000000.01', { ok: false, error: 'too-much' }],
  ['1,500', { ok: true, cents: 150_000 as Cents }],
  ['$2,499', { ok: true, cents: 249_900 as Cents }],
  ['12,345', { ok: true, cents: 1_234_500 as Cents }],
  ['2,499.00', { ok: true, cents: 249_900 as Cents }],
  ['2,49', { ok: true, cents: 249 as Cents }],
  ['0,499', { ok: false, error: 'no-amount' }],
  ['\u22125', { ok: false, error: 'no-amount' }],
  [typedDollars.amount, { ok: true, cents: 4990 as Cents }],
  [typedDollars.thousands, { ok: true, cents: 150_000 as Cents }],
  [typedDollars.decimal, { ok: true, cents: 150 as Cents }],
  ['12.345', { ok: false, error: 'no-amount' }],
  ['-5', { ok: false, error: 'no-amount' }],
  ['$-5', { ok: false, error: 'no-amount' }],
  ['12$', { ok: false, error: 'no-amount' }],
  ['$$12', { ok: false, error: 'no-amount' }],
  ['0.001', { ok: false, error: 'no-amount' }],
  ['about 40', { ok: false, error: 'no-amount' }],
])('"%s" in a field of dollars', (text, meant) => {
  expect(centsIn(text, 'en')).toEqual(meant);
});

test.each<[string, ReturnType<typeof centsIn>]>([
  ['$2.000', { ok: false, error: 'two-ways' }],
  ['2,000', { ok: true, cents: 200_000 as Cents }],
  [typedDollars.thousands, { ok: true, cents: 150_000 as Cents }],
  [typedDollars.decimal, { ok: true, cents: 150 as Cents }],
])('"%s" in a Spanish field of dollars', (text, meant) => {
  expect(centsIn(text, 'es')).toEqual(meant);
});
